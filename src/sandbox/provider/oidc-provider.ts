// Loads oidc-provider without the warning that a Node without an LTS name is unsupported: the Node that package.json pins
// carries none, and every test runs on it. On any other Node the warning stays, and every other warning does anyway.
import project from '../../../package.json' with { type: 'json' }

const { warn } = console
if (process.versions.node === project.devDependencies.node) {
  console.warn = (...messages: unknown[]) => {
    if (!String(messages[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...messages)
  }
}
const { default: Provider, errors } = await import('oidc-provider')
console.warn = warn

export { errors, Provider }
