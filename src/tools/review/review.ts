// portal review: writes one page that a product owner can send: the effect in words, and screenshots before and after.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import type { Difference } from '#manifest/change/diff.ts'
import { ensureBrowser, launchOptions } from '../browser.ts'
import { productFolder } from '../product.ts'
import { sectionsOf } from '../portal/diff.ts'
import { build, copyProject, isFolder, otherFiles, serve, type Served } from './copies.ts'
import { affectedBy, type Affected, type Compiled } from './looks.ts'
import { reviewPage, type Review } from './page.ts'
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
  const affected = affectedBy(difference, before, after)
  const asked = affected.filter(({ persona }) => only === undefined || persona.id === only)
  const people = await photographed(asked, request)
  const { effect, declared } = sectionsOf(difference, after.linked)
  const page = reviewPage({
    base,
    commit: isFolder(base)
      ? undefined
      : execFileSync('git', ['log', '-1', '--format=%h %s', base], {
          cwd: productFolder(request.config),
          encoding: 'utf8',
        }).trim(),
    made: new Date().toISOString().slice(0, 10),
    effect,
    declared,
    otherFiles: otherFiles(base, request.config),
    people,
    notAskedFor: affected.filter((each) => !asked.includes(each)).map(({ persona }) => persona.id),
  })
  writeFileSync(out, page)
  onProgress(`${out}: ${(page.length / 1e6).toFixed(1)} MB.`)
  return {
    personas: affected.map(({ persona }) => persona.id),
    screenshots: people
      .flatMap((one) => [...one.before, ...one.after])
      .flatMap((shots) => Object.values(shots))
      .filter((shot) => 'jpeg' in shot).length,
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
    for (const side of ['before', 'after'] as const) {
      onProgress(`Building the portal as it ${side === 'before' ? `was (${base})` : 'is'} …`)
      await build(copies[side])
      served.push(await serve(copies[side]))
    }
    const people: Review['people'][number][] = []
    for (const [i, one] of asked.entries()) {
      const all = one.looks.length * WIDTHS.length * 2
      let taken = 0
      const took = () =>
        onProgress(`${i + 1} of ${asked.length}, ${one.persona.name}: ${++taken} of ${all} screenshots`)
      const take = (side: 0 | 1, { linked }: Compiled): Promise<Shots> =>
        photograph(browser, served[side]!.portal, linked, one, took)
      const [was, is] = await Promise.all([take(0, before), take(1, after)])
      people.push({ ...one, before: was, after: is })
    }
    return people
  } finally {
    await browser.close()
    stop()
    copies.remove()
    process.off('exit', ending)
  }
}
