// The page about all commands and variables, from the usage that the commands print.
import { USAGE } from '../portal/usage.ts'

/** Scripts of package.json, by what somebody types after "npm". */
export const scripts: Readonly<Record<string, string>> = {
  start: 'the portal with live manifests and a sandbox, on http://localhost:5173; prints whom to sign in as',
  test: 'everything that must hold before a change lands; its parts are below',
  'run build': 'the production build, in `dist/`',
  'run preview': 'serves the build with its headers, on http://localhost:4173, against the sandbox',
  'run portal': 'questions about the manifests, and changes of them: see below',
  'run generate': 'writes the generated files: types, names for editors, limits, this page',
  'run bench': 'how long things take; `npm run bench -- view growth` for some of its sections',
  'run size': 'builds, and holds the bytes of each first route against a bare page',
  'run soak':
    'the long runs: random steps, expiries, payments, kills; `npm run soak -- kills` is one of them',
  'run screenshots': 'takes the pictures of `README.md` again',
  'run format': 'formats',
}

/** What may follow "npm test -- ". */
export const testParts: Readonly<Record<string, string>> = {
  checks: 'types, lint, layers, unused code, manifests',
  'unit session': 'unit tests, or those whose paths have these words in them',
  'journeys messages':
    'builds, then journeys in a browser, or those whose files have these words in their paths',
  engines:
    'a walk in Firefox and WebKit where they are on the machine (Debian: `firefox-esr`, `webkit2gtk-driver`, `xvfb`)',
  'changed main': 'checks, and the tests that the changes since this revision can reach',
  rest: 'what a run that was cut off has left',
  '--shard 1/4': 'the part of one machine of four',
  'report FOLDER …': 'adds up what such machines left in `test-results`',
}

interface Variable {
  says: string
  otherwise: string
}

/** Variables that the commands read. */
export const variables: Readonly<Record<string, Variable>> = {
  PORTAL_PORT: { says: 'port of `npm start`', otherwise: '5173' },
  SANDBOX_PORT: { says: 'port of the sandbox', otherwise: '5180' },
  PREVIEW_PORT: { says: 'port of the preview', otherwise: '4173' },
  SANDBOX_ISSUER: {
    says: 'a provider of your own, whose access tokens the sandbox’s API takes',
    otherwise: 'none',
  },
  SANDBOX_AUDIENCE: { says: 'the audience of its access tokens', otherwise: 'none' },
  SANDBOX_USER_ID_CLAIM: {
    says: 'its claim that holds a sandbox user id (`U-20002`)',
    otherwise: '`userId`',
  },
  PORTAL_SETTINGS: { says: 'another `settings.json` for start and preview', otherwise: 'the sandbox’s' },
  PORTAL_CONFIG: {
    says: 'another config folder; with `portal.ts` beside it, another portal',
    otherwise: '`config/`',
  },
  PORTAL_LAYERS: {
    says: 'the layers of `config/layers/` in force, in their order (`config/reference.md`)',
    otherwise: 'none',
  },
  PORTAL_RELEASE_KEYS: {
    says: 'the file with the public keys of those who sign releases, and how many have to; `none`: nobody signs',
    otherwise: '`release-keys.json` next to `portal.ts`',
  },
  PORTAL_RELEASE_KEY: {
    says: 'the file with the private key by which a build signs its release',
    otherwise: 'none',
  },
  PORTAL_OTHER_KEYS: {
    says: '1: a build may take the place of one whose releases more people sign, or others',
    otherwise: 'none',
  },
  PORTAL_WEIGHTS: {
    says: 'a file of `portal weigh`: diff, explain and review say how many people are meant',
    otherwise: 'none',
  },
  PORTAL_DIST: { says: 'where builds lie', otherwise: '`dist/` of the portal' },
  PORTAL_FORMER: {
    says: 'what is served now, an address or a folder: a build that starts empty keeps the files of earlier builds from there',
    otherwise: 'none',
  },
  PORTAL_INTEGRITY: {
    says: '1: the build writes the hashes of all scripts into its page (`src/engine/app/hosting/README.md`)',
    otherwise: 'none',
  },
  PORTAL_QUICK: {
    says: '1: a build that is only looked at, without drawn pages, compressed files and source maps',
    otherwise: 'none',
  },
  PORTAL_BROWSER: {
    says: 'the browser for journeys, measurements and pictures',
    otherwise: 'one that is found',
  },
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** The page, in Markdown. */
export const commandsDocument = (): string => `# Commands and variables

\`npm run generate\` writes this page.

${table(
  ['command', 'what it does'],
  Object.entries(scripts).map(([name, says]) => [`\`npm ${name}\``, says]),
)}

${table(
  ['part of the tests', 'what it is'],
  Object.entries(testParts).map(([words, says]) => [`\`npm test -- ${words}\``, says]),
)}

The whole run counts journeys, their page loads, sign-ins through a page and looks of axe, processes and drawn cases, and holds them against \`tests/budget.json\`.

${table(
  ['variable', 'meaning', 'default'],
  Object.entries(variables).map(([name, { says, otherwise }]) => [`\`${name}\``, says, otherwise]),
)}

\`\`\`
${USAGE}
\`\`\`
`
