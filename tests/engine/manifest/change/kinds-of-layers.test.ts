// Every kind of change that a restricting layer can make, one row each: what it is judged to be.
import { describe, expect, it } from 'vitest'
import { gainProblems } from '#manifest/change/restriction.ts'
import { readConfigFile } from '#manifest/read/config-file.ts'
import { structureProblems } from '#manifest/read/structure.ts'
import { resolve } from '#manifest/resolve/resolve.ts'
import { productFor, withPages } from '../../../checks/broken-config.ts'
import { layer } from '../read/layered.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- what a file of config says is written in it
type Written = any
/** The files of the portal, by their names in config/. */
type Config = Readonly<Record<string, Written>>

const named = (list: Written, id: string): Written =>
  list.find((each: Written) => each.id === id || each.group === id)
const main = (config: Config) => config['menus/main'].items
const papers = (config: Config) => named(main(config), 'papers').children
const account = (config: Config) => config['routes/account'].routes[0].routes
const own = (config: Config) => named(account(config), 'own').routes
const panel = (config: Config) => config['header'].panel
const dialog = (config: Config, i = 0) => config['dialogs'].dialogs[i]
const text = (config: Config) => config['pages/how-held']
const letter = (config: Config) => config['pages/letter']
const asked = (config: Config, id: string) => named(letter(config).steps[0].questions, id)
const take = (list: Written, id: string) => list.splice(list.indexOf(named(list, id)), 1)

const configOf = (texts: readonly { file: string; text: string }[]): Config =>
  Object.fromEntries(
    texts.map(({ file, text }) => [file.slice('config/'.length, -'.json'.length), JSON.parse(text)]),
  )

/** The small portal with everything that a layer could take away. */
function whole(): Config {
  const config = configOf(withPages)
  text(config).sections[0].text.push('Nobody else has it.')
  Object.assign(letter(config), {
    lead: 'It is free.',
    before: 'It cannot be taken back.',
    'fresh-sign-in': true,
    'other-owner': 'agrees',
    'at-least-one': [
      { of: ['why', 'more'], missing: 'Say one' },
      { of: ['valued-on', 'more'], missing: 'Say' },
    ],
    outcome: 'It is in your documents.',
    documents: [{ title: 'Your letter', says: 'Yours.' }],
  })
  asked(config, 'letter').options.push({ id: 'neither', label: 'Neither' })
  letter(config).steps[0].questions.push(
    { id: 'why', kind: 'text', label: 'Why?', most: 99 },
    { id: 'more', kind: 'text', label: 'What more?', most: 99 },
    { id: 'from', kind: 'account', label: 'Which account?', missing: 'Say which' },
    { id: 'sure', kind: 'declaration', label: 'It is true.', summary: 'True', missing: 'Confirm it' },
  )
  asked(config, 'lender').hint = 'Not a broker.'
  named(config['menus/shared'].items, 'papers').except = ['family', 'documents']
  config['announcements'].announcements.push({
    ...{ id: 'down', kind: 'info', text: 'Payments are down.', dismissable: true, when: { is: 'signed-in' } },
  })
  config['dialogs'].dialogs.push({
    id: 'welcome',
    when: { session: 'normal' },
    'seen-key': 'HasShownPendingSharedAccessModal',
    title: [{ text: 'Welcome' }],
    text: [{ text: 'It is yours.' }],
    action: 'Go on',
    dismissable: true,
  })
  Object.assign(named(account(config), 'documents'), {
    closed: { until: '2099-12-01T14:00', says: 'Back at two.' },
  })
  return config
}

const product = productFor(withPages)
const filesOf = (config: Config) =>
  Object.entries(config).map(
    ([name, value]) => readConfigFile({ file: `config/${name}.json`, text: JSON.stringify(value) }).file!,
  )
const about = readConfigFile(layer('drawn', {}, 'restrict')[0]!).file!
const before = filesOf(whole())

/** "restricts", "words" if it only may not change what people read, or what it gives somebody. */
function judged(edit: (config: Config) => unknown): string {
  const config = whole()
  edit(config)
  const after = filesOf(config)
  expect(after, 'nothing is changed').not.toEqual(before)
  const problems = [
    ...after.flatMap((file) => structureProblems(file, product.extensions)),
    ...resolve(after, product).problems,
  ]
  expect(problems.map(({ message }) => message).join('; ')).toEqual('')
  const said = (words: boolean) => {
    const value = { ...(about.value as object), words }
    return gainProblems({ name: 'drawn', about: { ...about, value }, before, after }, product).map(
      ({ message }) =>
        /may only restrict, (?:but by it .* would gain this: |and it changes )(.*)\.$/.exec(message)![1]!,
    )
  }
  const given = said(true)
  if (given.length > 0) return `gives: ${given.join('; ')}`
  return said(false).length > 0 ? 'words' : 'restricts'
}

const KINDS: [string, (config: Config) => unknown, string][] = [
  // Pages of texts.
  [
    'a paragraph with a new link',
    (c) => text(c).sections[0].text.push('[Ask](route:paper).'),
    'gives: reads the section "Cash" on how-held',
  ],
  [
    'a link to another page',
    (c) => (text(c).sections[1].text[0] = '[Ask for a letter](route:home) about [your cash](#cash).'),
    'gives: finds a link to home on how-held',
  ],
  [
    'a link to another section',
    (c) => (text(c).sections[1].text[0] = '[Ask for a letter](route:paper) about [your cash](#letters).'),
    'gives: reads the section "Letters" on how-held',
  ],
  [
    'a link taken out',
    (c) => (text(c).sections[1].text[0] = 'Ask for a letter about [your cash](#cash).'),
    'words',
  ],
  ['a reworded introduction', (c) => (text(c).introduction = 'Your money is ours.'), 'words'],
  ['no introduction', (c) => delete text(c).introduction, 'words'],
  ['a reworded paragraph', (c) => (text(c).sections[0].text[1] = 'Anybody has it.'), 'words'],
  ['a new paragraph', (c) => text(c).sections[0].text.push('And more.'), 'words'],
  ['a paragraph fewer', (c) => text(c).sections[0].text.pop(), 'words'],
  ['paragraphs in another order', (c) => text(c).sections[0].text.reverse(), 'restricts'],
  ['a reworded heading of a section', (c) => (text(c).sections[0].heading = 'Money'), 'words'],
  ['a narrowed section', (c) => (text(c).sections[0].when = { session: 'normal' }), 'restricts'],
  [
    'a section of others',
    (c) => delete text(c).sections[1].when,
    'gives: reads the section "Letters" on how-held',
  ],
  ['a section fewer', (c) => text(c).sections.pop(), 'restricts'],
  [
    'a new section',
    (c) => text(c).sections.push({ id: 'more', heading: 'More', text: ['More.'] }),
    'gives: reads the section "More" on how-held',
  ],
  ['sections in another order', (c) => text(c).sections.reverse(), 'restricts'],
  ['another day of review', (c) => (text(c)['reviewed-on'] = '2026-11-02'), 'words'],
  [
    'contents of the page',
    (c) => (text(c).contents = true),
    'gives: reads the page on how-held; with a list of its sections',
  ],
  // Pages of requests.
  ['a reworded promise', (c) => (letter(c).next = 'We may write the letter.'), 'words'],
  [
    'more working days',
    (c) => (letter(c).within = 9),
    'gives: reads the page on paper; done within 9 working days',
  ],
  ['a reworded lead', (c) => (letter(c).lead = 'It costs.'), 'words'],
  [
    'a rule of at least one answer fewer of two',
    (c) => letter(c)['at-least-one'].pop(),
    'gives: reads the page on paper; no other of several that need one answer, no other of several that need one answer',
  ],
  [
    'a rule of at least one answer that more answers meet',
    (c) => letter(c)['at-least-one'][0].of.push('lender'),
    'gives: reads the page on paper; "lender" is one of several that need one answer',
  ],
  [
    'another rule of at least one answer',
    (c) => letter(c)['at-least-one'].push({ of: ['why', 'lender'], missing: 'Say' }),
    'restricts',
  ],
  ['no lead', (c) => delete letter(c).lead, 'words'],
  ['a reworded outcome', (c) => (letter(c).outcome = 'It is lost.'), 'words'],
  [
    'no warning',
    (c) => delete letter(c).before,
    'gives: reads the page on paper; no words before it is sent',
  ],
  ['a reworded warning', (c) => (letter(c).before = 'Go on.'), 'words'],
  [
    'no fresh sign-in',
    (c) => delete letter(c)['fresh-sign-in'],
    'gives: reads the page on paper; no password is asked for',
  ],
  [
    'no rule of at least one answer',
    (c) => delete letter(c)['at-least-one'],
    'gives: reads the page on paper; no other of several that need one answer, no other of several that need one answer, none of several has to be answered, no other of several that need one answer, no other of several that need one answer',
  ],
  [
    'a reworded rule of at least one answer',
    (c) => (letter(c)['at-least-one'][0].missing = 'One of them'),
    'words',
  ],
  [
    'another owner who is only told',
    (c) => (letter(c)['other-owner'] = 'told'),
    'gives: reads the page on paper; another owner of the account is told',
  ],
  [
    'other people who may send it',
    (c) => (letter(c)['sent-by'] = 'delegate'),
    'gives: reads the page on paper; sent by the owner or a delegate',
  ],
  ['a reworded button', (c) => (letter(c).send = 'Go'), 'words'],
  ['another name of a request', (c) => (letter(c).name = 'Paper'), 'words'],
  ['a reworded heading of a step', (c) => (letter(c).steps[0].heading = 'What'), 'words'],
  ['a letter fewer', (c) => delete letter(c).documents, 'restricts'],
  [
    'a new letter',
    (c) => letter(c).documents.push({ title: 'Another', says: 'It.' }),
    'gives: reads the page on paper; letter 2 "Another", letter 2 says "It."',
  ],
  ['a reworded letter', (c) => (letter(c).documents[0].says = 'Ours.'), 'words'],
  [
    'a letter with values',
    (c) => (letter(c).documents[0].values = 'all'),
    'gives: reads the page on paper; letter 1 with the value of every account',
  ],
  // Questions.
  ['an option fewer', (c) => asked(c, 'letter').options.pop(), 'restricts'],
  [
    'a new option',
    (c) => asked(c, 'letter').options.push({ id: 'all', label: 'All' }),
    'gives: is asked "What should it show?" on paper: option 4 "All"',
  ],
  ['a reworded option', (c) => (asked(c, 'letter').options[0].label = 'All'), 'words'],
  ['a hint', (c) => (asked(c, 'from').hint = 'Your own.'), 'restricts'],
  ['a reworded hint', (c) => (asked(c, 'lender').hint = 'A broker.'), 'words'],
  ['no hint', (c) => delete asked(c, 'lender').hint, 'words'],
  ['an answer demanded', (c) => (asked(c, 'lender').missing = 'Say which'), 'restricts'],
  [
    'an answer no longer demanded',
    (c) => delete asked(c, 'from').missing,
    'gives: is asked "Which account?" on paper: may be left out',
  ],
  ['a question that may be left out fewer', (c) => take(letter(c).steps[0].questions, 'lender'), 'restricts'],
  [
    'a demanded question fewer',
    (c) => take(letter(c).steps[0].questions, 'sure'),
    'gives: no longer is asked "It is true." on paper, which needs an answer',
  ],
  [
    'a demanded question asked of fewer',
    (c) => (asked(c, 'sure').when = { letter: 'value' }),
    'gives: is asked "It is true." on paper: asked only where "letter" is answered "value"',
  ],
  [
    'a question of other answers',
    (c) => (asked(c, 'lender').when = { letter: 'value' }),
    'gives: is asked "Which lender?" on paper: asked only where "letter" is answered "value"',
  ],
  [
    'a new question',
    (c) => letter(c).steps[0].questions.push({ id: 'who', kind: 'text', label: 'Who?', most: 99 }),
    'gives: is asked "Who?" on paper',
  ],
  [
    'another kind of question',
    (c) => (asked(c, 'lender').kind = 'long-text'),
    'gives: is asked "Which lender?" on paper: answered in several lines',
  ],
  [
    'a longer answer',
    (c) => (asked(c, 'lender').most = 200),
    'gives: is asked "Which lender?" on paper: at most 200 characters',
  ],
  [
    'a later day',
    (c) => (asked(c, 'valued-on').latest = 0),
    'gives: is asked "On which day?" on paper: not after today',
  ],
  ['a reworded question', (c) => (asked(c, 'lender').label = 'Whose?'), 'words'],
  ['a reworded declaration', (c) => (asked(c, 'sure').label = 'It may be true.'), 'words'],
  // Menus.
  ['an entry fewer', (c) => take(main(c), 'help'), 'restricts'],
  [
    'a new entry',
    (c) => main(c).push({ id: 'start', label: 'Start', to: 'documents' }),
    'gives: sees "Start" (main/start), which leads to documents',
  ],
  ['a reworded entry', (c) => (named(main(c), 'help').label = 'Help'), 'restricts'],
  ['a narrowed entry', (c) => (named(main(c), 'help').when = { member: 'client' }), 'restricts'],
  [
    'an entry of others',
    (c) => delete named(main(c), 'planner').when,
    'gives: sees "Planner" (main/planner), which leads to planner',
  ],
  [
    'an entry to another page',
    (c) => (named(main(c), 'planner').to = 'documents'),
    'gives: sees "Documents" (main/planner), which leads to documents',
  ],
  [
    'an entry to another link',
    (c) => (named(main(c), 'help').link = 'about-us'),
    'gives: sees "About us" (main/help), which leads to the link about-us',
  ],
  [
    'an entry of another command',
    (c) => (c['menus/account-details'].items[1].command = 'open-panel'),
    'gives: sees "Log out" (account-details/log-out), which runs open-panel',
  ],
  ['entries in another order', (c) => main(c).reverse(), 'restricts'],
  [
    'an entry in another group',
    (c) => {
      delete named(c['menus/shared'].items, 'papers').except
      main(c).push(...take(papers(c), 'family'))
    },
    'gives: sees "Papers" (shared/papers)',
  ],
  [
    'an entry that cannot be opened',
    (c) => (named(main(c), 'help').unavailable = [{ when: { member: 'client' }, text: 'Later.' }]),
    'restricts',
  ],
  [
    'an entry that can be opened',
    (c) => delete c['menus/conversation'].items[1].unavailable,
    'gives: sees "Files" (conversation/files), which leads to files/:id',
  ],
  [
    'a badge',
    (c) => (named(main(c), 'home').badge = 'unread'),
    'gives: sees "Home" (main/home), which leads to home with the badge unread',
  ],
  ['no badge', (c) => delete named(papers(c), 'messages').badge, 'restricts'],
  [
    'an entry in a menu that leaves it out',
    (c) => (named(c['menus/shared'].items, 'papers').except = ['family']),
    'gives: sees "Papers" (shared/papers)',
  ],
  [
    'a menu of others',
    (c) => (c['menus/tab-bar'].when = { is: 'signed-in', area: 'default' }),
    'gives: sees "Home" (tab-bar/accounts), which leads to home',
  ],
  [
    'a narrowed menu',
    (c) => (c['menus/tab-bar'].when = { is: 'app-user', area: 'default', member: 'client' }),
    'restricts',
  ],
  // Guards, routes, contexts.
  [
    'a narrowed guard',
    (c) => (c['guards'].guards['has-children'].require = { 'has-children': true, member: 'client' }),
    'restricts',
  ],
  [
    'a wider guard',
    (c) => (c['guards'].guards['has-children'].require = { session: 'normal' }),
    'gives: sees "Your family" (account-details/family), which leads to family',
  ],
  [
    'a guard that leads elsewhere',
    (c) => (c['guards'].guards['has-children'].otherwise = [{ route: 'messages' }]),
    'restricts',
  ],
  [
    'another notice of a guard',
    (c) => (c['guards'].guards['not-shared'].otherwise[0].notice = 'No.'),
    'restricts',
  ],
  [
    'a load that may fail',
    (c) => (c['guards'].guards.callback['on-error'] = 'continue'),
    'gives: has complete-sign-in loaded by the guard callback: the page is shown even if that fails',
  ],
  ['a load that may not fail', (c) => (c['guards'].guards.backup['on-error'] = 'fail'), 'restricts'],
  [
    'a page with a guard fewer',
    (c) => delete named(own(c), 'family').guards,
    'gives: sees "Your family" (account-details/family), which leads to family',
  ],
  ['a page with another guard', (c) => (named(account(c), 'home').guards = ['has-children']), 'restricts'],
  [
    'a closed page',
    (c) => (named(account(c), 'home').closed = { until: '2099-12-01T14:00', says: 'Back soon.' }),
    'restricts',
  ],
  [
    'a page open again',
    (c) => delete named(account(c), 'documents').closed,
    'gives: sees "Documents" (main/papers/documents), which leads to documents',
  ],
  [
    'a shorter closing',
    (c) => (named(account(c), 'documents').closed.until = '2099-12-01T13:00'),
    'gives: sees "Documents" (main/papers/documents), which leads to documents',
  ],
  ['a reworded closing', (c) => (named(account(c), 'documents').closed.says = 'Soon.'), 'restricts'],
  [
    'a page fewer',
    (c) => {
      take(own(c), 'planner')
      take(main(c), 'planner')
    },
    'restricts',
  ],
  [
    'a new page',
    (c) =>
      account(c).push({
        id: 'more',
        path: '/more',
        title: 'More',
        screen: 'account/planner',
        'reached-from': 'emails',
      }),
    'gives: who opens /more arrives at more; may follow links to more',
  ],
  [
    'another address',
    (c) => (named(account(c), 'home').path = '/start'),
    'gives: sees "Home" (main/home), which leads to home; at the address /start',
  ],
  ['another title', (c) => (named(account(c), 'home').title = 'Start'), 'restricts'],
  [
    'another screen',
    (c) => (named(account(c), 'home').screen = 'account/family'),
    'gives: who opens /home arrives at home; screen account/family',
  ],
  [
    'another page of config/pages',
    (c) => (named(c['routes/pages'].routes, 'how-held').page = 'letter'),
    'gives: who opens /how-held arrives at how-held; screen page/request, with the text of the page letter',
  ],
  [
    'a narrowed part',
    (c) => (named(account(c), 'home').parts.tasks.when = { session: 'normal', member: 'client' }),
    'restricts',
  ],
  [
    'a part of others',
    (c) => (named(account(c), 'home').parts.tasks.when = { is: 'signed-in' }),
    'gives: sees the part "tasks" of home',
  ],
  [
    'a redirect elsewhere',
    (c) => (named(c['routes/public'].routes, 'root').redirect = [{ route: 'download' }]),
    'restricts',
  ],
  ['a word for the search', (c) => (named(account(c), 'home').words = ['start']), 'restricts'],
  [
    'another menu',
    (c) => (named(c['contexts'].contexts, 'shared').menu = 'main'),
    'gives: sees "Home" (main/home), which leads to home; sees "Documents" (main/papers/documents)',
  ],
  [
    'no menu',
    (c) => {
      const own = named(c['contexts'].contexts, 'own')
      delete own.menu
      own.navigation = 'none'
    },
    'restricts',
  ],
  // Dialogs and announcements.
  [
    'no dialog that needs an answer',
    (c) => c['dialogs'].dialogs.shift(),
    'gives: no longer has the dialog "shared-account", which needs an answer',
  ],
  [
    'a dialog asked of fewer',
    (c) => (dialog(c).when = { session: 'shared', member: 'client' }),
    'gives: no longer has the dialog "shared-account", which needs an answer',
  ],
  [
    'a way past a dialog',
    (c) => (dialog(c).dismissable = true),
    'gives: no longer has the dialog "shared-account", which needs an answer',
  ],
  ['a dialog that needs an answer', (c) => (dialog(c, 1).dismissable = false), 'restricts'],
  ['no dialog that can be closed', (c) => c['dialogs'].dialogs.pop(), 'restricts'],
  ['a reworded dialog', (c) => (dialog(c).text[0].text = 'Look.'), 'restricts'],
  [
    'a new dialog',
    (c) =>
      c['dialogs'].dialogs.push({ ...dialog(c, 1), id: 'other', 'seen-key': 'HasShownPwaRegisteredModal' }),
    'gives: reads "Welcome" (dialog "other")',
  ],
  [
    'a new announcement',
    (c) =>
      c['announcements'].announcements.push({
        id: 'closed',
        kind: 'info',
        text: 'Closed.',
        dismissable: true,
      }),
    'restricts',
  ],
  [
    'an announcement with a link',
    (c) => (c['announcements'].announcements[0].items = [{ id: 'more', label: 'More', to: 'documents' }]),
    'gives: sees "More" (announcements/down/more), which leads to documents',
  ],
  ['no announcement', (c) => c['announcements'].announcements.pop(), 'restricts'],
  // Header, banner, footer, cards.
  [
    'an icon of others',
    (c) => (c['header']['messages-icon'].when = { is: 'signed-in', area: 'default' }),
    'gives: has the messages icon: label "Messages", at the address /messages, with the badge unread, route "messages"',
  ],
  [
    'a narrowed icon',
    (c) => (c['header']['messages-icon'].when = { session: 'normal', area: 'default', member: 'client' }),
    'restricts',
  ],
  ['no search', (c) => delete panel(c).search, 'restricts'],
  [
    'a search that leads elsewhere',
    (c) => (panel(c).search.finds.account = 'home'),
    'gives: has the side panel: the search finds each account and opens home',
  ],
  [
    'a choice of accounts for others',
    (c) => (panel(c).picker.when = { grants: 'shared-access' }),
    'gives: has the list of accounts: label "Change account"',
  ],
  [
    'a narrowed banner',
    (c) => (c['banner'].when = { grants: 'shared-access', member: 'client' }),
    'restricts',
  ],
  [
    'another command of the banner',
    (c) => (c['banner'].action.command = 'log-out'),
    'gives: has the banner: whose button runs log-out',
  ],
  [
    'a link of the footer for others',
    (c) => delete c['footer'].groups[0].items[1].when,
    'gives: sees "Download the app" (footer/company/app), which leads to download',
  ],
  ['a link of the footer fewer', (c) => c['footer'].groups[0].items.pop(), 'restricts'],
  ['a reworded small print', (c) => (c['footer']['small-print'] = '{name} is regulated.'), 'restricts'],
  [
    'a card on another page',
    (c) => (named(account(c), 'home').card = 'specialist'),
    'gives: sees "Book a call" (cards/specialist/book), which leads to the link book-a-call',
  ],
  ['no card', (c) => delete named(own(c), 'planner').card, 'restricts'],
  [
    'a card with another link',
    (c) => (c['cards'].cards.specialist.actions[0].link = 'about-us'),
    'gives: sees "About us" (cards/specialist/book), which leads to the link about-us',
  ],
  ['a reworded card', (c) => (c['cards'].cards.specialist.text = 'It is free.'), 'restricts'],
  // Flags, limits, facts and the rest.
  [
    'a flag that is on',
    (c) => (c['flags'].flags.planner.default = true),
    'gives: has the flag planner: on where the API does not say',
  ],
  [
    'a flag of visitors too',
    (c) => (c['flags'].flags.planner.public = true),
    'gives: has the flag planner: people who are not signed in have it too',
  ],
  [
    'a flag of another user',
    (c) => (c['flags'].flags.planner.follows = 'logged-in-user'),
    'gives: has the flag planner: that of the logged-in user',
  ],
  [
    'more of a limit',
    (c) => (c['limits'].limits['badge-cap'].value = 99),
    'gives: has the badge unread: "99+" above 99',
  ],
  [
    'less of a limit',
    (c) => (c['limits'].limits['badge-cap'].value = 3),
    'gives: has the badge unread: "3+" above 3',
  ],
  ['a reworded badge', (c) => (c['badges'].badges.unread.one = '1 message'), 'restricts'],
  [
    'a badge without a cap',
    (c) => delete c['badges'].badges.unread.cap,
    'gives: has the badge unread: any number',
  ],
  [
    'a fact from elsewhere',
    (c) => (c['facts'].facts.member.from.user = 'kind'),
    'gives: has the fact member: under the name kind',
  ],
  [
    'a wider condition',
    (c) => (c['facts'].conditions['app-user'].when = { is: 'signed-in' }),
    'gives: has the account icon: label "Account details"',
  ],
  [
    'a narrowed condition',
    (c) => (c['facts'].conditions['app-user'].when = { is: 'signed-in', platform: 'pwa', member: 'client' }),
    'restricts',
  ],
  [
    'lower fees',
    (c) => (c['fees'].bands[0].percent = 0.68),
    'gives: has the fee from £0 paid in: percent 0.68',
  ],
  [
    'another figure of a tax year',
    (c) => (c['tax-years'].figures['isa-allowance'].values[0].value = 30000),
    'gives: has the tax figure isa-allowance: 2025 30000',
  ],
  ['another name of the firm', (c) => (c['brand'].name = 'Another'), 'restricts'],
  [
    'another start of the app',
    (c) => (c['brand']['app-start'] = 'documents'),
    'gives: has the brand: the app opens at documents',
  ],
  ['a reworded link', (c) => (c['links'].links['help-hub'].label = 'Help'), 'restricts'],
  ['no claim', (c) => c['claims'].claims.pop(), 'restricts'],
]

describe('A kind of change of a layer that may only restrict', () => {
  it.each(KINDS)('is judged by what it does: %s', (_, edit, verdict) => {
    const is = judged(edit)
    expect(verdict === 'words' || verdict === 'restricts' ? is : is.slice(0, verdict.length)).toEqual(verdict)
  })

  it('has a row of its own', () => {
    const kinds = Object.groupBy(KINDS, ([, , verdict]) => verdict.replace(/:.*/s, ''))
    expect(Object.entries(kinds).map(([verdict, all]) => [verdict, all!.length])).toEqual([
      ['gives', 69],
      ['words', 23],
      ['restricts', 47],
    ])
  })
})
