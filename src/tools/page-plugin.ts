// Vite plugin: writes the static shell into index.html, from the manifest.
import type { Plugin } from 'vite'
import { compileFolder } from './manifest-plugin.ts'
import { staticShell } from './static-shell.ts'

export function pagePlugin(): Plugin {
  return {
    name: 'portal-page',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const { manifest } = compileFolder()
        if (!manifest) return html
        const { head, body } = staticShell(manifest)
        return html
          .replace('<!--static-shell-head-->', head)
          .replace('<!--static-shell-->', body)
          .replace('<title>Loading</title>', `<title>${manifest.brand.name}</title>`)
      },
    },
  }
}
