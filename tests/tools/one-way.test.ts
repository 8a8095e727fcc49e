// Things that are drawn and written in one way: these look for the second.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/root.ts'

/** "file: line" of each line that says it. */
const saying = (pattern: RegExp, files: string | string[]) =>
  globSync(files, { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

describe('A label or a legend', () => {
  it('is as bold as every other', () => {
    const styles = ['src/portal/**/*.css', 'src/engine/{ui,forms}/**/*.css']
    expect(saying(/font-weight: 500|font: 500/, styles)).toEqual([])
  })
})

describe('A text', () => {
  it('has a size of the scale', () => {
    const styles = ['src/portal/**/*.css', 'src/engine/{ui,forms,screen-api}/**/*.css']
    expect(saying(/font(-size)?:[^;]*\d(rem|px)/, styles)).toEqual([])
  })
})

describe('A quiet button', () => {
  it('is set to the edge of the text by button.module.css alone', () => {
    const styles = ['src/portal/**/*.css', 'src/engine/{ui,forms}/**/*.css']
    expect(saying(/margin-inline-start: calc\(-1 \* var\(--space-2\)\)/, styles)).toEqual([])
  })
})

describe('A day', () => {
  it('is typed in the order of the United Kingdom, and never in that of the browser’s language', () => {
    expect(
      saying(/type[=:] ?["']date["']/, ['src/portal/**/*.tsx', 'src/engine/{ui,forms,shell}/**/*.tsx']),
    ).toEqual([])
  })
})

describe('An email', () => {
  it('has no hyphen', () => {
    const texts = ['src/**/*.{ts,tsx,md}', 'config/**/*.json']
    expect(saying(/e-mail/i, texts)).toEqual([])
  })
})

describe('A menu of choices', () => {
  it('has the arrow of select.css, a switch the track of switch.module.css, and a choice in a row the mark of choices.module.css', () => {
    const styles = ['src/portal/**/*.css', 'src/engine/{ui,forms}/**/*.css']
    expect(saying(/appearance:/, styles).toSorted()).toEqual([
      'src/engine/ui/fields/select.css: appearance: auto;',
      'src/engine/ui/fields/select.css: appearance: none;',
      'src/engine/ui/forms/choices.module.css: appearance: auto;',
      'src/engine/ui/forms/choices.module.css: appearance: none;',
      'src/engine/ui/styles/print.css: appearance: none;',
      'src/portal/screens/shared/switch.module.css: appearance: none;',
    ])
  })
})

describe('The way back above a heading', () => {
  it('has the arrow of way-back.module.css, and no other', () => {
    expect(saying(/content: '←/, ['src/portal/**/*.css', 'src/engine/**/*.css'])).toEqual([
      "src/engine/ui/way-back.module.css: content: '← ' / '';",
    ])
  })

  it('is named by the page to which it leads', () => {
    expect(
      saying(
        /^\s+(Back to [a-z].*|<RouteLink[^>]*>Back to .*)$/,
        'src/portal/screens/{messages,opening,payments}/**/*.tsx',
      ),
    ).toEqual([])
  })

  it('is no bold button, and has no style of its own', () => {
    const screens = 'src/portal/screens/**/*.tsx'
    expect(saying(/<p className=\{css\.back\}/, screens)).toEqual([])
    expect(saying(/variant="quiet".*>\s*Back to/, screens)).toEqual([])
  })
})

describe('A chip', () => {
  it('is the size of its words, on one line', () => {
    const chip = readFileSync(join(root, 'src/engine/ui/badge.module.css'), 'utf8')
    expect(chip).toMatch(/^\.badge \{[^}]*white-space: nowrap;/m)
  })
})

describe('A notice', () => {
  it('has the ground of notice.module.css: a wash is else that of a card, or of what is chosen or pointed at', () => {
    const files = globSync(['src/portal/**/*.css', 'src/engine/{ui,forms,screen-api}/**/*.css'], {
      cwd: root,
    })
    const painted = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/([^{}]+)\{[^{}]*background: var\(--\w+-wash\)/g)]
        .map(([, selector]) => `${file}: ${selector!.replaceAll(/\/\*.*?\*\//gs, '').trim()}`)
        .filter((rule) => !/:hover|:checked|\[aria-(pressed|current|selected)/.test(rule)),
    )
    expect(painted.toSorted()).toEqual([
      'src/engine/ui/cards/card.module.css: .wash',
      'src/engine/ui/charts/stacked/stacked-chart.module.css: .missingSample',
      'src/engine/ui/forms/error-summary.module.css: .box',
      'src/engine/ui/forms/filters-in-force.module.css: .chip',
      'src/engine/ui/notice.module.css: .due',
      'src/engine/ui/notice.module.css: .info',
      'src/engine/ui/notice.module.css: .problem',
      'src/portal/screens/opening/opening.module.css: .strip',
    ])
  })
})

describe('A page behind a dialog', () => {
  it('is dimmed up to the edge of the window, also behind its scrollbar', () => {
    const sheet = readFileSync(join(root, 'src/engine/ui/modals/modals.module.css'), 'utf8')
    expect(sheet).toMatch(/html\):has\(\.modal\[open\]\) \{[^}]*background: var\(--dimmed-paper\);/)
    expect(sheet).toMatch(/\.modal::backdrop \{\s*background: var\(--backdrop\);/)
  })
})

describe('A date', () => {
  it('has its formats in dates.ts alone', () => {
    const screens = ['src/portal/screens/**/*.{ts,tsx}', 'src/engine/{ui,shell,forms}/**/*.{ts,tsx}']
    const own = new Set(
      saying(/new Intl\.DateTimeFormat|toLocale(Date|Time)String/, screens).map((line) => line.split(':')[0]),
    )
    // Hours on the first page, which loads no more than it needs.
    expect(own).toEqual(new Set(['src/engine/ui/cards/query-card.tsx', 'src/engine/ui/figures/dates.ts']))
  })
})

describe('A file that a page loads', () => {
  it('makes no object of Intl before it needs one: #base/once.ts', () => {
    const loaded = [
      'src/engine/{base,http,session,runtime,screen-api,shell,ui,forms,pages,app}/**/*.{ts,tsx}',
    ]
    const files = [...loaded, 'src/portal/{api,domain,screens}/**/*.{ts,tsx}', 'src/portal/*.tsx']
    expect(saying(/^(export )?const \w+ = new Intl\./, files)).toEqual([])
  })
})
