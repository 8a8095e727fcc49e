// A sandbox in a process of its own, to be killed: its port and its folder are given, so that the next one goes on with them.
import { openProductApi } from '#product-api/product-api.ts'
import { startSandbox } from '#sandbox/server.ts'

const [port, dataFolder] = process.argv.slice(2)
const sandbox = await startSandbox({
  port: Number(port),
  portalOrigins: ['http://localhost:5173'],
  dataFolder: dataFolder!,
  quiet: true,
  openApi: openProductApi,
})
process.on('disconnect', () => process.exit(0))
process.send?.({ url: sandbox.url })
