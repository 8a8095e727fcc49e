// What a change can reach, for npm test -- changed: one rule for each folder. Checks run whatever has changed.

export interface Reach {
  /** All, or those that import these files. */
  unit: 'all' | string[]
  /** All, or these specs: paths below tests/journeys/. */
  journeys: 'all' | string[]
  /** For each kind of test, the changed file because of which all of them run. */
  because: { unit?: string; journeys?: string }
}

export interface Known {
  /** Every journey, by its path below tests/journeys/. */
  specs: readonly { file: string; text: string }[]
  /** "documents/documents" and "/myaccount/documents": each screen with the patterns of its routes. */
  screens: readonly { screen: string; path: string }[]
}

type Specs = readonly { file: string; text: string }[]

interface Rule {
  files: RegExp
  unit: 'all' | 'importing' | 'none'
  journeys: 'all' | 'none' | ((found: RegExpExecArray, known: Known) => Specs)
}

/** The first that fits a file counts. */
const rules: readonly Rule[] = [
  {
    files: /^tests\/journeys\/(.+\.spec\.ts)$/,
    unit: 'none',
    journeys: ([, file], { specs }) => specs.filter((spec) => spec.file === file),
  },
  { files: /^tests\/.+\.test\.tsx?$/, unit: 'importing', journeys: 'none' },
  { files: /^tests\/(support|journeys)\/|^tests\/playwright/, unit: 'importing', journeys: 'all' },
  {
    files: /^tests\/another-firm\//,
    unit: 'all',
    journeys: (_, { specs }) => specs.filter(({ file }) => file.startsWith('another-firm/')),
  },
  { files: /^tests\/bench\//, unit: 'importing', journeys: 'none' },
  { files: /^tests\//, unit: 'all', journeys: 'none' },
  { files: /\.md$/, unit: 'none', journeys: 'none' },
  {
    // Areas never import each other: .dependency-cruiser.cjs.
    files: /^src\/portal\/screens\/([^/]+)\//,
    unit: 'importing',
    journeys: ([, area], known) => specsThatOpen(`${area}/`, known),
  },
  {
    files: /^src\/(engine\/inspector|tools\/(portal|review))\//,
    unit: 'importing',
    journeys: (_, { specs }) => specs.filter(({ file }) => file.startsWith('product-owner/')),
  },
  { files: /^src\/tools\/(doctor|generate|openapi|test)\//, unit: 'importing', journeys: 'none' },
  { files: /^src\//, unit: 'importing', journeys: 'all' },
  { files: /(?:)/, unit: 'all', journeys: 'all' },
]

/** What must run when these files have changed; paths from the root. */
export function reach(changed: readonly string[], known: Known): Reach {
  const importing: string[] = []
  const specs = new Set<string>()
  const because: Reach['because'] = {}
  for (const file of changed) {
    const { unit, journeys, files } = rules.find((rule) => rule.files.test(file))!
    if (unit === 'all') because.unit ??= file
    if (unit === 'importing') importing.push(file)
    if (journeys === 'all') because.journeys ??= file
    if (typeof journeys === 'function')
      for (const spec of journeys(files.exec(file)!, known)) specs.add(spec.file)
  }
  return {
    unit: because.unit === undefined ? importing : 'all',
    journeys: because.journeys === undefined ? [...specs].toSorted() : 'all',
    because,
  }
}

/** Journeys that name an address of these screens, sign in to the dashboard, or go through every screen. */
const specsThatOpen = (area: string, { specs, screens }: Known): Specs => {
  const addresses = screens.filter(({ screen }) => screen.startsWith(area)).map(({ path }) => addressOf(path))
  return specs.filter(
    ({ text }) =>
      text.includes('/every-screen.ts') ||
      addresses.some((address) => address.test(text.replaceAll(DASHBOARD, "$& '/myaccount'"))),
  )
}

/** Where somebody who signs in ends without an address. */
const DASHBOARD = /\.signIn(WithPassword)?\('[\w-]+'\)/g

/** "/myaccount/:account/fees" as it is written in a journey: "/myaccount/A-U-20002-1/fees", not followed by more of a path. */
const addressOf = (path: string): RegExp =>
  new RegExp(`${path.replaceAll(/:\w+|\*/g, String.raw`[^/\s]+`)}(?![\\w/-])`)
