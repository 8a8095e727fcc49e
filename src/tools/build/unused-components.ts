// Vite plugin: lets the bundler drop unused components of react-router. It keeps them otherwise, because setting their
// displayName and wrapping them look like side effects.
import type { Plugin } from 'vite'

export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/.*\.m?js$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/= (React[\w$]*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        // Lines stay where they are.
        map: null,
      }),
    },
  }
}
