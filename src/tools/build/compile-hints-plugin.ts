// Tells Chromium to compile the files that a first page needs at once in the background, while they load.
import type { Plugin } from 'vite'

/** Must be the first line of a file: https://v8.dev/blog/explicit-compile-hints. Other browsers read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Marks the chunks of these names. */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has written its own list before the code.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue
          chunk.code = HINT + chunk.code
          const map = bundle[`${chunk.fileName}.map`]
          // An empty line in front.
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";')
        }
      },
    },
  }
}
