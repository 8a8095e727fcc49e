// What a change can reach, for npm test -- changed: one rule for each folder. Checks run whatever has changed.
import { names, type Named } from './config-change.ts'

export interface Reach {
  /** All, or those that import these files. */
  unit: 'all' | string[]
  /** All, or these: "shell/menus.spec.ts:40", below tests/journeys/. */
  journeys: 'all' | string[]
  /** For each kind of test, the changed file because of which all of them run. */
  because: { unit?: string; journeys?: string }
}

export interface Known {
  /** Every journey by its file below tests/journeys/ and its line, with what stands around the journeys of its file. */
  specs: Specs
  /** Every unit test, by its path from the root. */
  units: Specs
  /** What tests may name of a changed manifest; undefined where more has changed than texts, orders and flags. */
  named(file: string): Named | undefined
  /** "documents/documents" and "/myaccount/documents": each screen with the patterns of its routes. */
  screens: readonly { screen: string; path: string }[]
}

type Specs = readonly { file: string; text: string }[]

interface Rule {
  files: RegExp
  unit: 'all' | 'importing' | 'none' | ((found: RegExpExecArray, known: Known) => 'all' | Specs)
  journeys: 'all' | 'none' | ((found: RegExpExecArray, known: Known) => 'all' | Specs)
}

/** The first that fits a file counts. */
const rules: readonly Rule[] = [
  {
    files: /^tests\/journeys\/(.+\.spec\.ts)$/,
    unit: 'none',
    journeys: ([, file], { specs }) => specs.filter((spec) => spec.file.startsWith(`${file}:`)),
  },
  { files: /^tests\/.+\.test\.tsx?$/, unit: 'importing', journeys: 'none' },
  { files: /^tests\/(support|journeys)\/|^tests\/playwright/, unit: 'importing', journeys: 'all' },
  {
    files: /^tests\/another-firm\//,
    unit: 'all',
    journeys: (_, { specs }) => specs.filter(({ file }) => file.startsWith('another-firm/')),
  },
  { files: /^tests\/bench\//, unit: 'importing', journeys: 'none' },
  {
    files: /^tests\/menus\//,
    unit: (_, { units }) => units.filter(readsViews),
    journeys: (_, { specs }) => specs.filter(readsViews),
  },
  { files: /^tests\//, unit: 'all', journeys: 'none' },
  {
    files: /^config\/.+\.json$/,
    unit: ([file], { units, named }) => naming(units, named(file)),
    journeys: ([file], { specs, named }) => naming(specs, named(file)),
  },
  // For editors; the checks hold it against the manifests that it is made of.
  { files: /^schemas\/names\.gen\.schema\.json$|\.md$/, unit: 'none', journeys: 'none' },
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
  {
    // Routes are found by their files' names, so no import leads to them.
    files: /^(src\/portal\/product-api\/).+$/,
    unit: ([file, folder]) => [file, `${folder}routes.ts`].map((each) => ({ file: each, text: '' })),
    journeys: 'all',
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
    const found = files.exec(file)!
    const units = typeof unit === 'function' ? unit(found, known) : unit
    if (units === 'all') because.unit ??= file
    else if (units === 'importing') importing.push(file)
    else if (units !== 'none') importing.push(...units.map((each) => each.file))
    const walked = typeof journeys === 'function' ? journeys(found, known) : journeys
    if (walked === 'all') because.journeys ??= file
    else if (walked !== 'none') for (const spec of walked) specs.add(spec.file)
  }
  return {
    unit: because.unit === undefined ? [...new Set(importing)] : 'all',
    journeys: because.journeys === undefined ? [...specs].toSorted() : 'all',
    because,
  }
}

/** Tests that name what has changed, and those that hold the views of all people against what was accepted. */
const naming = (tests: Specs, named: Named | undefined): 'all' | Specs =>
  named === undefined ? 'all' : tests.filter((test) => names(test.text, named) || readsViews(test))

const readsViews = ({ text }: Specs[number]): boolean => /'tests\/menus'|expected(View|Menu)\(/.test(text)

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
