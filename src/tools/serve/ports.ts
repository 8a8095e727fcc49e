// The ports and addresses of portal, preview and sandbox; environment variables override the ports.
import { createServer } from 'node:net'

const port = (name: string, otherwise: number): number => {
  const text = process.env[name]
  if (text === undefined || text === '') return otherwise
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new Error(`${name}=${text} is not a port number`)
  return number
}

export const ports = {
  portal: port('PORTAL_PORT', 5173),
  preview: port('PREVIEW_PORT', 4173),
  sandbox: port('SANDBOX_PORT', 5180),
}

export const portalOrigin = `http://localhost:${ports.portal}`
export const previewOrigin = `http://localhost:${ports.preview}`
export const sandboxUrl = `http://localhost:${ports.sandbox}`

/** Throws a sentence where another program has the port. */
export async function mustBeFree(name: keyof typeof ports): Promise<void> {
  const probe = createServer()
  const isFree = await new Promise((resolve) => {
    probe.once('error', () => resolve(false)).listen(ports[name], 'localhost', () => resolve(true))
  })
  if (!isFree) throw new Error(`Another program has port ${ports[name]}: ${otherPort(name)}`)
  await new Promise((closed) => probe.close(closed))
}

/** The way out where something else has a port. */
export const otherPort = (name: keyof typeof ports): string =>
  `end it, or name another port in ${name.toUpperCase()}_PORT.`
