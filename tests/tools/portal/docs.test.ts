import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { docsText } from '#tools/portal/docs/docs.ts'

const lines = docsText(compile(readConfigFolder(), readProduct()).resolved!).split('\n')

/** The lines below this heading, up to the next one; without empty ones. */
function below(heading: string): string[] {
  const start = lines.indexOf(heading)
  expect(start, heading).toBeGreaterThan(-1)
  const end = lines.findIndex((line, i) => i > start && line.startsWith('#'))
  return lines.slice(start + 1, end < 0 ? undefined : end).filter((line) => line !== '')
}

/** The cells of the row of a table that begins with these. */
const row = (...cells: string[]) =>
  lines
    .find((line) => line.startsWith(`| ${cells.join(' | ')} |`))
    ?.split(' | ')
    .slice(cells.length)
    .join(' | ')

describe('A product owner who reads portal docs', () => {
  it('finds everything that config/ says under a heading of its own', () => {
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## Navigation contexts',
      '## Around the page',
      '## Menus',
      '## Footer',
      '## Booking cards',
      '## Dialogs on arrival',
      '## Pages',
      '## Parts of pages',
      '## Guards',
      '## Links to other sites',
      '## Flags',
      '## Limits',
      '## Tax years',
      '## Fees',
      '## Claims',
    ])
  })

  it('reads for each page who gets there, and that one has to be signed in', () => {
    expect(row('/myaccount')).toBe(
      'My accounts | account/dashboard | signed-in | everybody who is signed in |',
    )
    expect(row('/myaccount/messages')).toBe(
      'Messages | messages/inbox | signed-in, not-shared | signed-in people with session not shared |',
    )
    expect(row('/myaccount/customerinformation/child-details')).toBe(
      'Child details | details/child-details | signed-in, not-shared, has-children | signed-in people with session not shared, has-children true |',
    )
  })

  it('reads "everybody" of a page that visitors open', () => {
    expect(row('/nw-pwa-download')).toBe('Download the app | public/download | none | everybody |')
  })

  it('reads whom a redirect leads on', () => {
    expect(row('/myaccount/:account')).toBe(
      'Account | go to account-performance | signed-in, not-shared | signed-in people with session not shared |',
    )
  })

  it('reads which card a page shows', () => {
    expect(row('/myaccount/tax-allowances-and-services', 'Tax allowances and services')).toBe(
      'tax/tax-allowances, card tax-specialist | signed-in, not-shared | signed-in people with session not shared |',
    )
  })

  it('reads what is in the header and in the banner', () => {
    expect(below('### Messages icon')).toEqual([
      'Seen by signed-in people with session not shared, area default; label "Messages"; at the address /myaccount/messages; with the badge unread-messages',
    ])
    expect(below('### Banner')).toEqual([
      'Seen by signed-in people with grants not no-access, area default or modelling or account-opening; name for screen readers "Whose account this is"; button "Change account"; whose button runs open-picker',
      '- “Delegated access” (people with grants delegated-access)',
      '- “Shared access” (people with grants shared-access)',
      '- “Multiple accounts” (people with grants multiple-access)',
      '- “You are acting for {active} as their attorney” (people with attorney true)',
      '- “You are acting for {active}” (people with session delegated, attorney false)',
      '- “You are viewing the account of {active}” (people with session shared)',
      '- “You are viewing your own account” (people with session normal)',
    ])
  })

  it('reads why an entry cannot be opened, and by whom', () => {
    expect(below('### Menu "account-pages"')).toEqual([
      'Seen by signed-in people with session not shared, area default; name for screen readers "This account"',
      '- Performance → account-performance',
      '- Holdings → account-holdings',
      '  - cannot be opened: “Once your money is invested” (people with account-stage unfunded)',
      '- Scenarios → account-scenarios',
      '- Transactions → account-transactions',
      '  - cannot be opened: “Once money has arrived” (people with account-stage unfunded)',
      '- Investment review → account-investment-review',
      '  - cannot be opened: “After the first three months” (people with account-stage unfunded or new)',
    ])
  })

  it('reads the groups of a menu below each other', () => {
    expect(below('### Menu "registered"')).toEqual([
      'Seen by signed-in people with session not shared, member registered, platform web, area default; name for screen readers "Main"',
      '- My account → dashboard-registered',
      '- Admin',
      '  - Messages → messages',
      '  - Documents → documents',
      '  - Help hub → help-hub',
      '  - Contact us → contact-us',
      '- Open an Account → projections',
      '- Learn',
      '  - Explore → learn-explore',
      '  - Educate → learn-educate',
      '- [username]',
    ])
  })

  it('reads the footer with who sees its links', () => {
    expect(below('### Footer group "company"')).toEqual([
      'Seen by everybody; heading "Company"',
      '- About us → about-us',
      '- Careers → careers',
      '- News → news',
      '- Mobile app → app-download (everybody who is signed in). “Registered” is read as any signed-in person.',
      '- How your money is held → how-your-money-is-held',
    ])
  })

  it('reads what a card says and where it leads', () => {
    expect(below('### Card "tax-specialist"')).toEqual([
      'Seen by signed-in people with session not shared; title "Talk to a tax-year specialist"; text "Half an hour about ISAs, pensions and allowances, free of charge."',
      '- Book a call → book-a-call',
      '- Request a call back → request-a-call-back',
    ])
  })

  it('reads whom a dialog meets, how often, what it says and what it asks', () => {
    expect(below('### Dialog "pending-shared-access"')).toEqual([
      'Seen by signed-in people with session normal, invitation not none, area default; once, kept as HasShownPendingSharedAccessModal; can be closed without an answer. Once in this browser, after the more urgent dialogs. A reminder comes back on the dashboard after a day.',
      '- “{inviter} has invited you to view their account”',
      '- “If you accept, you can see their accounts and documents, but can’t change anything. You can answer at any time under Shared access.”',
      '- See the invitation → shared-with-you',
      '- Remind me later → remind-me-later',
    ])
  })

  it('reads which parts of a page and which heading some people see, and why', () => {
    expect(row('bank-details', 'edit-bank-details')).toBe(
      'signed-in people with session normal | Only the owner changes bank details; somebody acting for them reads them. |',
    )
    expect(row('bank-details', 'heading “{active}’s bank details”')).toBe(
      'signed-in people with session delegated |  |',
    )
  })

  it('reads where each link to another site is used', () => {
    expect(row('pension-wise')).toBe(
      'Pension Wise | Free, impartial guidance from the government | cards/retirement-specialist/pension-wise |',
    )
  })

  it('reads each limit with its unit, and that of the installed app', () => {
    expect(row('expiring-notice')).toBe('300 seconds | 35 seconds | Notice before the access token expires |')
    expect(row('payment-min')).toBe('25 pounds | the same | Least amount of one payment into an account |')
  })

  it('finds what people read and are asked on each page of config/pages/, and who', () => {
    expect(below('### Page requests')).toContain(
      '- section "Somebody to act for you", people with attorney false',
    )
    expect(below('### Page close-an-account').join()).toContain('the password is asked for first')
  })
})
