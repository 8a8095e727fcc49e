// Vite plugin: leaves out of the bundles what only the API document reads, the summary of each call and its parameters.
import type { Plugin } from 'vite'

export function apiSentences(): Plugin {
  return {
    name: 'api-sentences',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(api|http|forms)\/.*\.ts$/, code: /http\/contract\.ts'|pageParameters = / },
      handler: (code) => ({
        code: code.replaceAll(/\b(summary|description): '(?:[^'\\\n]|\\.)*',/g, ''),
        // Lines stay where they are.
        map: null,
      }),
    },
  }
}
