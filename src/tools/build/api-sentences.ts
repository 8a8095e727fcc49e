// Vite plugin: leaves out of the bundles what only the API document and the sandbox read: the summary of each call and its
// parameters, and whom it is for.
import type { Plugin } from 'vite'

const UNREAD = /\b((summary|description|openTo): ('(?:[^'\\\n]|\\.)*'|`[^`]*`)|mayBeMissing: true),?/g

export function apiSentences(): Plugin {
  return {
    name: 'api-sentences',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(api|http|forms)\/.*\.ts$/, code: /http\/contract\.ts'|pageParameters = / },
      handler: (code) => ({
        code: code.replaceAll(UNREAD, ''),
        // Lines stay where they are.
        map: null,
      }),
    },
  }
}
