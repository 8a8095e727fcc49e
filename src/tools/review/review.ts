// portal review: writes one page that a product owner can send: the effect in words, and screenshots before and after.
import { writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import type { Difference } from '#manifest/change/diff.ts'
import { ensureBrowser, launchOptions } from '../browser.ts'
import { git } from '../git.ts'
import { productFolder } from '../product.ts'
import { sectionsOf } from '../portal/diff.ts'
import { build, copyProject, isFolder, otherFiles, serve, type Served } from './copies.ts'
import { cropped } from './crop.ts'
import { affectedBy, type Affected } from './screenshots.ts'
import type { Compiled } from './persona-side.ts'
import { pictures, reviewPage, type Pairs, type Review } from './page.ts'
import { photograph, WIDTHS, type Shots } from './photographer.ts'

export interface ReviewRequest {
  base: string
  /** The config folder that is reviewed. */
  config: string
  before: Compiled
  after: Compiled
  difference: Difference
  /** The only persona who is photographed. */
  only?: string | undefined
  /** The file that is written. */
  out: string
  onProgress(progress: string): void
}

/** Writes the page. Answers who is affected and how many screenshots it has. */
export async function writeReview(
  request: ReviewRequest,
): Promise<{ personas: string[]; screenshots: number }> {
  const { base, difference, before, after, only, out, onProgress } = request
  const affected = affectedBy(difference, before, after, only)
  const asked = affected.filter(({ persona }) => only === undefined || persona.id === only)
  const people = await photographed(
    asked.filter(({ looks }) => looks.length > 0),
    request,
  )
  const { effect, unprotected, declared } = sectionsOf(difference, after.resolved)
  const page = reviewPage({
    base,
    commit: isFolder(base)
      ? undefined
      : git(productFolder(request.config), ['log', '-1', '--format=%h %s', base]),
    made: new Date().toISOString().slice(0, 10),
    effect: unprotected ? [...effect, unprotected] : effect,
    declared,
    otherFiles: otherFiles(base, request.config),
    people,
    unseen: [...new Set(asked.flatMap((one) => one.unseen))],
    alike: asked.flatMap(({ persona, sameAs }) =>
      sameAs.length === 0 ? [] : [`${persona.name}: ${sameAs.join('; ')}`],
    ),
    notAskedFor: affected.filter((each) => !asked.includes(each)).map(({ persona }) => persona.id),
  })
  writeFileSync(out, page)
  onProgress(`${out}: ${(page.length / 1e6).toFixed(1)} MB.`)
  return {
    personas: affected.map(({ persona }) => persona.id),
    screenshots: people
      .flatMap(({ pairs }) => pairs.flatMap((pair) => Object.values(pair)))
      .reduce((sum, pair) => sum + pictures(pair), 0),
  }
}

async function photographed(
  asked: readonly Affected[],
  { base, config, before, after, onProgress }: ReviewRequest,
): Promise<Review['people']> {
  if (asked.length === 0) return []
  ensureBrowser()
  const copies = copyProject(base, config)
  const ending = () => copies.remove()
  process.once('exit', ending)
  const served: Served[] = []
  const stop = () => served.forEach((each) => each.stop())
  process.once('SIGINT', () => {
    stop()
    process.exit(130)
  })
  const browser = await chromium.launch(launchOptions())
  try {
    onProgress(`Building the portal as it was (${base}), and as it is …`)
    const built = await Promise.allSettled(
      [copies.before, copies.after].map(async (copy, side) => {
        await build(copy)
        served[side] = await serve(copy)
      }),
    )
    for (const each of built) if (each.status === 'rejected') throw each.reason
    const people: Review['people'][number][] = []
    const desk = await browser.newPage()
    for (const [i, one] of asked.entries()) {
      const all = one.looks.length * WIDTHS.length * 2
      let taken = 0
      const took = () =>
        onProgress(`${i + 1} of ${asked.length}, ${one.persona.name}: ${++taken} of ${all} screenshots`)
      const take = (side: 0 | 1, { resolved }: Compiled): Promise<Shots> =>
        photograph(browser, served[side]!.portal, resolved, one, took)
      const [was, is] = await Promise.all([take(0, before), take(1, after)])
      const pairs: Pairs[] = []
      for (const [look, shots] of was.entries())
        pairs.push(await compared(desk, shots, is[look]!, one.looks[look]!.around !== undefined))
      people.push({ ...one, pairs })
      if (pairs.every((pair) => Object.values(pair).every(({ kind }) => kind === 'same'))) {
        onProgress(`All the same before and after: nobody else is photographed.`)
        break
      }
    }
    return people
  } finally {
    await browser.close()
    stop()
    copies.remove()
    process.off('exit', ending)
  }
}

/** Both sides of each width, around what differs. */
async function compared(desk: Page, was: Shots[number], is: Shots[number], isWhole: boolean): Promise<Pairs> {
  const pairs: Partial<Pairs> = {}
  for (const { name } of WIDTHS) {
    const [before, after] = [was[name], is[name]]
    const both =
      'picture' in before && 'picture' in after
        ? await cropped(desk, before.picture, after.picture, isWhole)
        : undefined
    pairs[name] =
      'problem' in before || 'problem' in after
        ? { kind: 'problem', before, after }
        : both
          ? { kind: 'differs', before: both[0], after: both[1] }
          : { kind: 'same' }
  }
  return pairs as Pairs
}
