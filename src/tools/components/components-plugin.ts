// /components under `npm start`: a page that shows every piece of `src/engine/ui`. No build has it.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { engineFolder } from '../config-folder.ts'

export const COMPONENTS_PATH = '/components'

const script = `/@fs${join(engineFolder, 'src/tools/components/page.tsx')}`

const page = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Components</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>`

export const componentsPlugin = (): Plugin => ({
  name: 'portal-components',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.url?.split('?')[0] !== COMPONENTS_PATH) return next()
      response.setHeader('content-type', 'text/html; charset=utf-8')
      server.transformIndexHtml(COMPONENTS_PATH, page).then((html) => response.end(html), next)
    })
  },
})
