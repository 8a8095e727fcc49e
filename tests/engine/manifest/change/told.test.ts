// Whom a difference tells, and in which words.
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { difference } from '#manifest/change/diff.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { differenceByNames } from '#tools/portal/former-names.ts'
import { diffText } from '#tools/portal/diff.ts'
import { editsText } from '#tools/portal/edits-text.ts'
import { readProduct } from '#tools/product.ts'

const shipped = readConfigFolder()
const product = readProduct()
const resolvedOf = (texts: readonly ConfigText[]): Resolved => {
  const { resolved, problems } = compile(texts, product)
  if (!resolved || problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  return resolved
}
const before = resolvedOf(shipped)
const NO_EFFECT = 'No effect: everybody sees the same, and every URL leads where it did.'

type Replaced = readonly [string, string]
function edited(file: string, ...replaced: Replaced[]): ConfigText[] {
  return shipped.map((each) =>
    each.file === `config/${file}`
      ? {
          file: each.file,
          text: replaced.reduce((text, [from, to]) => {
            if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
            return text.replaceAll(from, to)
          }, each.text),
        }
      : each,
  )
}

/** Who is told what: each group of people with its lines. */
function told(file: string, ...replaced: Replaced[]): string[] {
  const text = diffText(difference(before, resolvedOf(edited(file, ...replaced))), before, false)
  return text
    .split('\n')
    .slice(0, text.split('\n').indexOf('Declared'))
    .filter((line) => line !== '' && !line.startsWith('  ('))
}

describe('The people whom a difference names', () => {
  it('are for a card those who open a page that has it, and not visitors and viewers', () => {
    expect(told('cards.json', ['Talk to a tax-year specialist', 'Speak to a tax-year specialist'])).toEqual([
      'People with session normal or delegated',
      '  + has the card "tax-specialist": title "Speak to a tax-year specialist"',
      '  − has the card "tax-specialist": title "Talk to a tax-year specialist"',
    ])
  })

  it('are for a button of a card the same', () => {
    expect(
      told('cards.json', ['"link": "pension-wise"', '"link": "pension-wise", "label": "Guidance"']),
    ).toEqual([
      'People with session normal or delegated',
      '  + sees "Guidance" (cards/retirement-specialist/pension-wise), which leads to the link pension-wise',
      '  − sees "Pension Wise" (cards/retirement-specialist/pension-wise), which leads to the link pension-wise',
    ])
  })

  it('are for a heading those for whom its page opens', () => {
    expect(told('routes/account.json', ['All accounts of {active}', 'Every account of {active}'])).toEqual([
      'People with session delegated',
      '  + reads "Every account of {active}" (heading of route "all-accounts")',
      '  − reads "All accounts of {active}" (heading of route "all-accounts")',
    ])
  })

  it('are for a part of a page those who pass its guards', () => {
    expect(
      told('routes/planning.json', [
        '"parts": {\n            "pay-in": {\n              "when": {\n                "member": "client"\n              }',
        '"parts": {\n            "pay-in": {\n              "when": {\n                "member": "client",\n                "platform": "web"\n              }',
      ]),
    ).toEqual([
      'People with session not shared, member client, platform pwa, flag.retirement-health-check true',
      '  − sees the part "pay-in" of retirement-health-check',
    ])
  })

  it('are for a dialog people who are signed in', () => {
    expect(
      told('dialogs.json', [
        '"session": ["normal", "delegated"]',
        '"session": ["anonymous", "normal", "delegated"]',
      ]),
    ).toEqual([NO_EFFECT])
  })
})

describe('A change that makes no difference to people', () => {
  it('is rows of sentences in another order that exclude each other', () => {
    const banner = JSON.parse(shipped.find(({ file }) => file === 'config/banner.json')!.text) as {
      naming: unknown[]
    }
    // An attorney is a delegate too, and whoever has no account looks at their own: those two keep their places.
    const [ofAttorney, ofDelegate, ofViewer, ...ofTheirOwn] = banner.naming
    const naming = [ofAttorney, ofViewer, ofDelegate, ...ofTheirOwn]
    const turned = shipped.map((each) =>
      each.file === 'config/banner.json' ? { ...each, text: JSON.stringify({ ...banner, naming }) } : each,
    )
    expect(diffText(difference(before, resolvedOf(turned)), before, false).split('\n')[0]).toBe(NO_EFFECT)
  })

  it('is another guard that leads the same people to the same place', () => {
    const twin = edited('guards.json', [
      '"has-children": {\n      "require"',
      '"viewer-home": {\n      "require": { "not": { "session": "shared" } },\n      "otherwise": [{ "route": "account-dashboard", "notice": "That page isn’t shared with you" }]\n    },\n    "has-children": {\n      "require"',
    ])
    const texts = twin.map((each) =>
      each.file === 'config/routes/planning.json'
        ? { ...each, text: each.text.replace('"signed-in", "not-shared"', '"signed-in", "viewer-home"') }
        : each,
    )
    expect(diffText(difference(before, resolvedOf(texts)), before, false).split('\n')[0]).toBe(NO_EFFECT)
  })
})

describe('A difference says in words', () => {
  it('the day of a flag', () => {
    expect(
      told('flags.json', ['"owner": "Pensions team"', '"owner": "Pensions team", "on-from": "2027-01-04"']),
    ).toEqual([
      'Everybody',
      '  + has the flag expression-of-wish: on from 4 January 2027',
      '  − has the flag expression-of-wish: on from no day of its own',
    ])
  })

  it('how long a dialog stays away', () => {
    expect(
      told('dialogs.json', ['"seen-key": "HasShownPwaRegisteredModal"', '"remember": "session"']),
    ).toEqual([
      'People with session normal, member registered, platform pwa',
      '  + has the dialog "pwa-registered": once until they log out',
      '  − has the dialog "pwa-registered": once, kept as HasShownPwaRegisteredModal',
    ])
  })

  it('what search engines may list', () => {
    expect(told('routes/installed-app.json', ['      "indexed": true,\n', ''])).toEqual([
      'Everybody',
      '  − may find /nw-pwa-download in search engines',
    ])
  })

  it('where a fact comes from', () => {
    expect(told('facts.json', ['"signed-in-user": "member"', '"signed-in-user": "kind"'])).toEqual([
      'Everybody',
      '  + has the fact own-member: under the name kind',
      '  − has the fact own-member: under the name member',
    ])
  })

  it('which colour it is, and in which theme', () => {
    expect(told('brand.json', ['#0f4c45', '#0f4c46'])).toEqual([
      'Everybody',
      '  + has the brand: the colour pine #0f4c46 in the light theme',
      '  − has the brand: the colour pine #0f4c45 in the light theme',
    ])
    expect(
      told('brand.json', [
        `,
    "plum": {
      "light": "#6b4c7a",
      "dark": "#bfa3cf"
    }`,
        '',
      ]),
    ).toEqual([
      'Everybody',
      '  + has the brand: the colour plum as the engine has it in the light theme, the colour plum as the engine has it in the dark theme',
      '  − has the brand: the colour plum #6b4c7a in the light theme, the colour plum #bfa3cf in the dark theme',
    ])
  })

  it('what the search no longer finds', () => {
    expect(told('header.json', [`"account": "account-performance",`, ''])).toEqual([
      'People with session not anonymous, area default or modelling or account-opening',
      '  + has the side panel: the search finds no account',
      '  − has the side panel: the search finds each account and opens account-performance',
    ])
  })

  it('what is loaded for people on the way to a page', () => {
    expect(
      told('routes/planning.json', [
        '"signed-in", "may-model", "opening-backup"',
        '"signed-in", "opening-backup", "may-model"',
      ]),
    ).toContain(
      '  + who opens /projections arrives at account-dashboard; after loading account-opening-backup',
    )
  })
})

describe('A difference tells of a page whatever people read on it', () => {
  const page = (edit: (page: Written) => void) => toldOf('pages/how-your-money-is-held.json', edit)

  it('its introduction, whoever opens it', () => {
    expect(page((value) => (value['introduction'] = 'Your money is ours.'))).toEqual([
      'Everybody',
      '+ reads the page on how-your-money-is-held; introduction "Your money is ours."',
      '− reads the page on how-your-money-is-held; introduction "Your money and investments are yours. {name} never owns them, and they are kept apart from what belongs to us."',
      'Declared',
      'page how-your-money-is-held changed',
    ])
  })

  it('that there is no introduction and no list of its contents any more, and when it was reviewed', () => {
    expect(
      page((value) => {
        delete value['introduction']
        delete value['contents']
        value['reviewed-on'] = '2026-11-28'
      }).slice(0, 2),
    ).toEqual([
      'Everybody',
      '+ reads the page on how-your-money-is-held; reviewed on 28 November 2026, no introduction, without a list of its sections',
    ])
  })

  it('that sections or questions follow one another otherwise', () => {
    expect(page(({ sections }) => (sections as Written[]).reverse())).toEqual([
      'Moved in the sections of how-your-money-is-held, for everybody',
      'was compensation, investments, cash, not-covered, questions',
      'is  questions, not-covered, cash, investments, compensation',
      'Declared',
      'page how-your-money-is-held reordered',
    ])
    expect(
      toldOf('pages/make-a-complaint.json', (value) => {
        const [{ questions }] = value['steps'] as [{ questions: Written[] }]
        questions.reverse()
      })[0],
    ).toMatch(/^Moved in the questions of /)
  })

  it('what is asked on a form and how, in words', () => {
    const signs = (lines: string[]) => lines.filter((line) => /^[+−]/.test(line))
    const form = (edit: (value: Written, questions: Written[]) => void) =>
      signs(
        toldOf('pages/ask-for-a-letter.json', (value) =>
          edit(
            value,
            (value['steps'] as { questions: Written[] }[]).flatMap(({ questions }) => questions),
          ),
        ),
      )
    const question = (name: string, changed: object) =>
      form((_, questions) =>
        Object.assign(
          questions.find(({ id }) => id === name)!,
          changed,
        ),
      )
    expect({
      bounds: question('value-on', { earliest: -30, latest: 0 }),
      longest: question('lender', { most: 1200, least: 2 }),
      when: question('account', { when: { not: { letter: ['proof', 'value'] } } }),
    }).toEqual({
      bounds: [
        '+ is asked "On which day?" on ask-for-a-letter: not before 30 days before today, not after today',
        '− is asked "On which day?" on ask-for-a-letter: not before 2,556 days before today, not after 1 day before today',
      ],
      longest: [
        '+ is asked "Who is the lender?" on ask-for-a-letter: at most 1,200 characters, at least 2 characters',
        '− is asked "Who is the lender?" on ask-for-a-letter: at most 100 characters, of any length',
      ],
      when: [
        '+ is asked "Which account is it about?" on ask-for-a-letter: asked only where "letter" is not answered "proof" or "value"',
        '− is asked "Which account is it about?" on ask-for-a-letter: asked only where "letter" is answered "proof" or "value"',
      ],
    })
    expect(
      form((value) => {
        value['sent-by'] = 'visitor'
        value['changes'] = ['money']
        value['fresh-sign-in'] = true
        value['other-owner'] = 'agrees'
        value['outcome'] = 'It is done.'
      }),
    ).toEqual([
      '+ reads the page on ask-for-a-letter; sent by anybody, also without signing in, another owner of the account has to agree, told at its end "It is done.", could change where money goes, the password is asked for first',
      '− reads the page on ask-for-a-letter; sent by the owner, a delegate or an attorney, another owner of the account is not told, told at its end "We have written to you.", nothing else that could harm somebody, no password is asked for',
    ])
    expect(
      form((value) => {
        const [{ questions }] = value['steps'] as [{ questions: Written[] }]
        const choices = {
          options: [
            { id: 'yes', label: 'Yes, please' },
            { id: 'no', label: 'No' },
          ],
        }
        questions.push(
          { id: 'fee', kind: 'money', label: 'How much?', least: 5, most: 20000 },
          { id: 'who', kind: 'person', label: 'Who?', 'is-own': true },
          { id: 'sure', kind: 'choice', label: 'Sure?', missing: 'Choose', ...choices },
        )
      }),
    ).toEqual([
      '+ is asked "How much?" on ask-for-a-letter: in step 1, answered with an amount, at least £5, at most £20,000',
      '+ is asked "Who?" on ask-for-a-letter: in step 1, answered with a name and a date of birth, their own, as the browser may know it',
      '+ is asked "Sure?" on ask-for-a-letter: in step 1, answered with one of the options, has to be answered ("Choose"), option 1 "Yes, please", option 2 "No"',
    ])
  })

  it('that a question or a section only has another name, and what becomes of drafts', () => {
    expect(page(({ sections }) => ((sections as Written[])[1]!.id = 'money'))).toEqual([
      NO_EFFECT,
      'Declared',
      'section how-your-money-is-held/investments renamed to how-your-money-is-held/money',
    ])
    const lines = toldOf('pages/make-a-complaint.json', (value) => {
      const [{ questions }] = value['steps'] as [{ questions: Written[] }]
      questions.find(({ id }) => id === 'about')!.id = 'subject'
    })
    expect(lines).toEqual([
      NO_EFFECT,
      'Declared',
      'question make-a-complaint/about renamed to make-a-complaint/subject: an answer in a draft counts as one that is no longer asked for, and is not sent',
    ])
  })

  it('who no longer reads a section, and nobody who still does', () => {
    const lines = page(({ sections }) => ((sections as Written[])[1]!['when'] = { session: 'normal' }))
    expect(lines.filter((line) => /^[+−]/.test(line))).toEqual([
      '− reads the section "Your investments" on how-your-money-is-held',
    ])
    expect(lines[0]).toBe('People with session not normal')
  })
})

describe('What cannot be read', () => {
  it('is named first, and nothing in it is called removed', () => {
    const broken = edited('routes/account.json', ['"routes": [\n    {', '"routes": [,\n    {']).map((each) =>
      each.file === 'config/brand.json' ? { ...each, text: each.text.replace('020', '030') } : each,
    )
    expect(editsText('HEAD', shipped, broken).split('\n')).toEqual([
      'Cannot be read, so what it declares is not compared: config/routes/account.json',
      'Declared otherwise than in HEAD:',
      expect.stringMatching(/^ {2}brand phone changed {2}config\/brand\.json:\d+$/),
    ])
  })
})

describe('A rename', () => {
  it('is one, and has no effect besides', () => {
    const texts = edited('menus/client.json', ['"id": "admin"', '"id": "office"']).map((each) => ({
      ...each,
      text: each.text.replaceAll('client/admin', 'client/office'),
    }))
    const lines = diffText(differenceByNames(before, resolvedOf(texts), texts, product), before, false).split(
      '\n',
    )
    expect(lines[0]).toBe(NO_EFFECT)
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^ {2}entry client\/admin renamed to client\/office {2}config\/menus\/client\.json:\d+$/,
      ),
    )
    expect(lines.filter((line) => /(added|removed)/.test(line))).toEqual([])
  })
})

interface Written {
  id?: string
  routes?: Written[]
  items?: Written[]
  [property: string]: unknown
}
/** Every route of a file, wherever it stands in groups. */
const routesIn = (routes: readonly Written[] = []): Written[] =>
  routes.flatMap((route) => [route, ...routesIn(route.routes)])

/** The difference by names after an edit of one file as JSON; what else refers to it may be wrong. */
function toldOf(file: string, edit: (value: Written) => void): string[] {
  const texts = shipped.map((each) => {
    if (each.file !== `config/${file}`) return each
    const value = JSON.parse(each.text) as Written
    edit(value)
    return { file: each.file, text: JSON.stringify(value, null, 2) }
  })
  const after = compile(texts, product).resolved!
  return diffText(differenceByNames(before, after, texts, product), before, false)
    .split('\n')
    .map((line) => line.replace(/ {2}config\/.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('('))
}

describe('A difference says nothing that is not so', () => {
  it('of a group that is removed: those who had it lose it, and nobody anything else', () => {
    const lines = toldOf('menus/registered.json', (menu) => {
      menu.items = menu.items!.filter(({ id }) => id !== 'learn')
    })
    expect(lines).toEqual([
      'People with session not shared, member registered, platform web, area default',
      '− sees "Explore" (registered/learn/explore), which leads to learn-explore',
      '− sees "Educate" (registered/learn/educate), which leads to learn-educate',
      '− sees "Learn" (registered/learn)',
      'Declared',
      'entry registered/learn removed',
    ])
  })

  it('of words of the search: those find the page by them who may open it', () => {
    expect(
      toldOf('routes/account.json', ({ routes }) => {
        routesIn(routes).find(({ id }) => id === 'bank-details')!['words'] = ['sort code', 'iban', 'payee']
      }).slice(0, -2),
    ).toEqual([
      'People with session normal or delegated',
      '+ finds bank-details by "iban"',
      '− finds bank-details by "account number"',
    ])
  })

  it('of an entry that has another id and the same words', () => {
    expect(toldOf('menus/account-details.json', ({ items }) => (items![0]!.id = 'my-details'))).toEqual([
      NO_EFFECT,
      'Declared',
      'entry account-details/personal-details renamed to account-details/my-details',
    ])
  })

  it('of two entries that exchange their ids', () => {
    expect(
      toldOf('menus/account-details.json', ({ items }) => {
        const [one, other] = items as [Written, Written]
        ;[one.id, other.id] = [other.id!, one.id!]
      }),
    ).toEqual([
      NO_EFFECT,
      // The claims name the ids, which are another entry's now.
      'No longer promised',
      'account-details/personal-details: no claim says any more that it is shown for people with session normal or delegated, area default, has-children false',
      'account-details/child-details: no claim says any more that it is hidden for people with session normal or delegated, area not modelling or account-opening, has-children false',
      'Declared',
      'entry account-details/personal-details renamed to account-details/child-details',
      'entry account-details/child-details renamed to account-details/personal-details',
    ])
  })

  it.each([
    ['ids', ['id']],
    ['path, screen and title', ['path', 'screen', 'title']],
  ])('of two routes that exchange %s: their addresses lead where they did', (_, properties) => {
    const lines = toldOf('routes/account.json', ({ routes }) => {
      const all = routesIn(routes)
      const [one, other] = ['bank-details', 'account-security'].map((id) =>
        all.find((each) => each.id === id)!,
      )
      for (const name of properties) [one![name], other![name]] = [other![name], one![name]]
    })
    expect(lines.filter((line) => /who opens|may follow/.test(line))).toEqual([])
    const sees = '+ sees "Bank details" (account-details/account-security), which leads to bank-details;'
    expect(lines.filter((line) => line.startsWith(sees))).toHaveLength(1)
    expect(lines).toContain('route bank-details renamed to account-security')
    expect(lines).toContain('route account-security renamed to bank-details')
  })

  it('of a link that is renamed: whose settings still have its former name', () => {
    const texts = shipped.map(({ file, text }) => ({
      file,
      text: text
        .replaceAll('"link": "pension-wise"', '"link": "guidance"')
        .replace('"pension-wise": {', '"guidance": {'),
    }))
    const lines = diffText(differenceByNames(before, resolvedOf(texts), texts, product), before, false)
    expect(lines.slice(0, NO_EFFECT.length)).toBe(NO_EFFECT)
    expect(lines).toContain(
      'link pension-wise renamed to guidance: settings.json of every installation still has its address under "pension-wise"',
    )
  })
})
