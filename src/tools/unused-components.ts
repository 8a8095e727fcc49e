// Vite plugin: lets the build leave out components of react-router that nobody uses. What keeps them is that each is
// wrapped and then named for developer tools, which looks like an effect.
import type { Plugin } from 'vite'

export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/.*\.m?js$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/= (React[\w$]*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
    },
  }
}
