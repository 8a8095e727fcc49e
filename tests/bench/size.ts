// npm run size: how many bytes people fetch before the first figures show, against a bare page, a small portal and the budgets.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildBarePage } from './bare-page.ts'
import { readChunks, type Chunks } from './chunks.ts'
import { weighFirstRoute, type FirstRoute } from './first-route.ts'
import { mostRenamed } from './renames.ts'
import { startServers } from './servers.ts'
import { kilobytes, printTable, ratio } from './table.ts'
import { openBrowser } from './visits.ts'
import { root } from '../support/root.ts'

const SCREEN_BUDGET = 60_000
/** The page itself comes in the first ten packets of a connection. */
const PAGE_BUDGET = 14_000
/** So many files an edit may rename, and a deploy makes everybody load again. */
const RENAMED_BUDGET = 5
/** The first signed-in page of the second firm, which has few screens, is of so much of ours. */
const SMALL_BUDGET = 0.9
/** What waits until somebody needs it: sign-in, dialogs and toasts with Mantine. */
const OVERLAYS = /session\/sign-in\/oidc\.ts$|ui\/modals\/|ui\/toasts\/|ui\/fields\/mantine-scope/

/** Budgets are of the bare page's weight. The product asks for 0.95 and 1.35; what has been reached is held. */
const firstRoutes = [
  {
    name: '/nw-pwa-download',
    path: '/nw-pwa-download',
    screen: 'public/download',
    sign: 'heading',
    budget: 0.885,
  },
  { name: '/app/login', path: '/app/login', screen: 'mobile/login', sign: 'heading', budget: 0.85 },
  {
    name: '/myaccount, signed in',
    path: '/myaccount',
    screen: 'account/dashboard',
    sign: 'amount',
    budget: 1.37,
    persona: 'client',
  },
] as const

const build = spawnSync(process.execPath, [join(root, 'src/tools/build/build.ts')], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (build.status !== 0) process.exit(1)
const chunks = readChunks(join(root, 'dist'))
const isOver = [
  await printFirstRoutes(chunks),
  printScreens(chunks),
  printRenamed(),
  printSmallPortal(chunks),
  printTraces(),
].some(Boolean)
process.exitCode = isOver ? 1 : 0

/** Returns whether something is over its budget. */
async function printFirstRoutes({ entry, filesOf, lazySources }: Chunks): Promise<boolean> {
  const servers = await startServers()
  const bare = await buildBarePage('baseline')
  const browser = await openBrowser()
  try {
    const baseline = await weighFirstRoute(browser, {
      origin: await servers.serve(bare.dist),
      path: '/',
      sign: 'heading',
    })
    const rows = [row('React, router, Query, oidc-client-ts', baseline, baseline.bytes)]
    const overlays = new Set(
      lazySources.filter((source) => OVERLAYS.test(source)).flatMap((source) => [...filesOf(source)]),
    )
    const wrong: string[] = []
    for (const { name, screen, budget, ...visit } of firstRoutes) {
      const weighed = await weighFirstRoute(browser, { origin: servers.portal, ...visit })
      rows.push(row(name, weighed, baseline.bytes, budget))
      if (weighed.bytes > budget * baseline.bytes || weighed.page > PAGE_BUDGET) wrong.push(name)
      const kind = 'persona' in visit ? 'first-load/signed-in-page.tsx' : 'first-load/signed-out-page.ts'
      const needed = entry.union(filesOf(kind)).union(filesOf(`../../portal/screens/${screen}.screen.tsx`))
      for (const [file, size] of weighed.files) {
        if (needed.has(file)) continue
        const isOverlay = overlays.has(file)
        if (isOverlay) wrong.push(file)
        console.log(
          `${name} also fetches ${file} (${kilobytes(size)} kB)${isOverlay ? ': an overlay, which should wait' : ''}`,
        )
      }
    }
    printTable('First route: scripts, styles and manifests fetched until the first figures show, gzip kB', [
      [
        'page',
        'kB',
        'files',
        'ratio',
        'budget',
        '',
        `HTML, budget ${kilobytes(PAGE_BUDGET)}`,
        '',
        'fonts and images',
      ],
      ...rows,
    ])
    return wrong.length > 0
  } finally {
    await browser.close()
    bare.remove()
    await servers.close()
  }
}

function row(
  name: string,
  { bytes, files, page, besides }: FirstRoute,
  baseline: number,
  budget?: number,
): string[] {
  const left = budget === undefined ? 0 : Math.floor(budget * baseline - bytes)
  const verdict =
    budget === undefined ? [] : [ratio(budget), left >= 0 ? `ok, ${left} B left` : `over by ${-left} B`]
  return [
    name,
    kilobytes(bytes),
    String(files.size),
    ratio(bytes / baseline),
    ...(verdict.length > 0 ? verdict : ['', '']),
    kilobytes(page),
    page <= PAGE_BUDGET ? 'ok' : 'over',
    kilobytes(besides),
  ]
}

function printRenamed(): boolean {
  const { file, count } = mostRenamed(join(root, 'dist'))
  console.log(`\nA change in one file renames at most ${count} (${file}), budget ${RENAMED_BUDGET}`)
  return count > RENAMED_BUDGET
}

/** In a whole run the second firm has been built before. */
function printSmallPortal(chunks: Chunks): boolean {
  const dist = join(root, 'tests/another-firm/dist')
  if (!existsSync(dist)) {
    console.log('The second firm is not built, so its first page is not weighed.')
    return false
  }
  const ours = firstPage(chunks, '../../portal/screens/account/dashboard.screen.tsx')
  const home = '../../../tests/another-firm/screens/banking/home.screen.tsx'
  const share = firstPage(readChunks(dist), home) / ours
  console.log(`The second firm’s first page is ${ratio(share)} of ours, budget ${ratio(SMALL_BUDGET)}`)
  return share > SMALL_BUDGET
}

/** Bytes as gzip of all scripts and styles that come with the first page of somebody who is signed in. */
function firstPage({ entry, filesOf, sizeOf }: Chunks, screen: string): number {
  const files = entry.union(filesOf('first-load/signed-in-page.tsx')).union(filesOf(screen))
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0)
}

/** Clients get nothing of the inspector. */
function printTraces(): boolean {
  const folder = join(root, 'dist')
  const traces = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html|json|webmanifest)$/.test(name))
    .filter((name) =>
      /inspector|__portal|open-in-editor|Pick on the page/i.test(
        `${name} ${readFileSync(join(folder, name), 'utf8')}`,
      ),
    )
  if (traces.length > 0) console.log(`\nThe build has traces of the inspector: ${traces.join(', ')}`)
  return traces.length > 0
}

function printScreens({ entry, filesOf, lazySources, sizeOf }: Chunks): boolean {
  const before = entry.union(filesOf('first-load/signed-in-page.tsx'))
  const screens = lazySources
    .filter((source) => /\.(screen|layout|dialog)\.tsx$/.test(source))
    .map((source) => {
      const own = [...filesOf(source).difference(before)]
      return {
        name: source.replace('../../portal/screens/', '').replace('.tsx', ''),
        bytes: own.reduce((sum, file) => sum + sizeOf(file), 0),
      }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
  printTable(
    `Screens and dialogs: what each adds to the first route's files, gzip kB, budget ${kilobytes(SCREEN_BUDGET)}`,
    [
      ['screen', 'kB', ''],
      ...screens.map(({ name, bytes }) => [name, kilobytes(bytes), bytes <= SCREEN_BUDGET ? 'ok' : 'over']),
    ],
  )
  return screens.some(({ bytes }) => bytes > SCREEN_BUDGET)
}
