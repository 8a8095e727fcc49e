// The header menus of the hand-written view.
import type { Facts } from '../../runtime/person.ts'
import type { ContentList, ListEntry, Values, ViewBadge, ViewItem, ViewMenu } from '../../runtime/view.ts'
import * as entry from './hand-written-entries.ts'

export type HandWrittenContext =
  | 'account-opening'
  | 'download'
  | 'mobile-app-pages'
  | 'shared-access'
  | 'mobile-app-user'
  | 'modelling'
  | 'client'
  | 'registered'
  | 'anonymous'
type WithMenu = Exclude<HandWrittenContext, 'download' | 'mobile-app-pages' | 'anonymous'>

export function handWrittenMenu(
  context: WithMenu,
  facts: Facts,
  member: Facts[string],
  values: Values,
): ViewMenu {
  switch (context) {
    case 'account-opening':
      return {
        label: 'Account opening',
        items: mayModel(facts, member) ? [basket(values), username(values)] : [username(values)],
      }
    case 'shared-access':
      return { label: 'Main', items: [entry.accountDashboard, entry.documents, username(values)] }
    case 'mobile-app-user':
      return { label: 'Main', items: forMobileApp(member, values) }
    case 'modelling':
      return { label: 'Modelling tools', items: forModelling(facts, member, values) }
    case 'client': {
      const admin = [
        messages(values),
        entry.documents,
        entry.taxAllowances,
        entry.feesAndNetwork,
        entry.helpHub,
        entry.contactUs,
        entry.downloadApp,
      ]
      return {
        label: 'Main',
        items: [
          myAccounts(),
          group('admin', 'Admin', admin),
          entry.newPortfolios,
          entry.payments,
          learn(values),
          username(values),
        ],
      }
    }
    case 'registered':
      return {
        label: 'Main',
        items: [
          entry.myAccountRegistered,
          adminRegistered('admin', values),
          entry.openAnAccount,
          learn(values),
          username(values),
        ],
      }
  }
}

/** Shared viewers may not, nor people without accounts in the installed app. Unknown is no. */
function mayModel({ session, platform }: Facts, member: Facts[string]): boolean {
  if (session === undefined || session === 'shared') return false
  return platform === 'web' || member === 'client' || session === 'anonymous'
}

function forMobileApp(member: Facts[string], values: Values): ViewItem[] {
  const items: ViewItem[] = []
  if (member === 'client') {
    items.push(
      myAccounts(),
      group('admin', 'Admin', [
        messages(values),
        entry.documents,
        entry.taxAllowances,
        entry.feesAndNetwork,
        entry.helpHub,
        entry.contactUs,
      ]),
    )
    items.push(entry.payments)
  } else if (member === 'registered') {
    items.push(group('my-account', 'My accounts', [entry.home]), adminRegistered('admin-registered', values))
  }
  items.push(learn(values), entry.logOff)
  return items
}

function forModelling(facts: Facts, member: Facts[string], values: Values): ViewItem[] {
  const items: ViewItem[] = []
  if (member === 'client') items.push(entry.toMyAccount)
  else if (member !== undefined) items.push(entry.toMyAccountRegistered)
  if (mayModel(facts, member)) items.push(basket(values), entry.saveRetrieve, entry.startOver)
  else items.push(entry.saveRetrieve)
  items.push(username(values))
  return items
}

const group = (id: string, label: string, children: ViewItem[]): ViewItem => ({
  id,
  label,
  does: { kind: 'group' },
  children,
})

const myAccounts = () =>
  group('my-accounts', 'My accounts', [
    entry.dashboard,
    entry.fullBreakdown,
    entry.portfolioReview,
    entry.wealthTracking,
    entry.wealthPlanning,
    entry.retirementPlanner,
  ])

const adminRegistered = (id: string, values: Values) =>
  group(id, 'Admin', [messages(values), entry.documents, entry.helpHub, entry.contactUs])

const username = ({ userName }: Values): ViewItem => ({
  id: 'username',
  label: userName,
  does: { kind: 'slot', slot: 'username' },
})

export const badged = (item: ViewItem, badge: ViewBadge | undefined): ViewItem =>
  badge ? { ...item, badge } : item

const messages = (values: Values) => badged(entry.messages, badgeOf(values.unread))
const basket = ({ basket: count }: Values) =>
  badged(
    entry.basket,
    count === 0
      ? undefined
      : {
          text: String(count),
          announce: count === 1 ? '1 item in your basket' : `${count} items in your basket`,
        },
  )

export function badgeOf(unread: number, cap = Infinity): ViewBadge | undefined {
  if (unread === 0) return undefined
  return {
    text: unread > cap ? `${cap}+` : String(unread),
    announce: unread === 1 ? '1 unread message' : `${unread} unread messages`,
  }
}

const learn = ({ lists }: Values): ViewItem =>
  group('learn', 'Learn', [
    listed('explore', 'Explore', 'Nothing to explore yet.', lists['learn-categories'], (found) =>
      entries('learn-categories', '/learn/explore/', found, 'hideInNavigation'),
    ),
    listed('educate', 'Educate', 'No guides yet.', lists['learn-guides'], (found) =>
      entries('learn-guides', '/learn/educate/', found),
    ),
  ])

function listed(
  id: string,
  label: string,
  empty: string,
  list: ContentList | undefined,
  show: (found: readonly ListEntry[]) => ViewItem[],
): ViewItem {
  if (!list || list.state === 'loading') return { ...group(id, label, []), message: '…' }
  if (list.state === 'failed') return { ...group(id, label, []), message: 'We couldn’t load this list.' }
  const children = show(list.entries)
  return children.length === 0
    ? { ...group(id, label, children), message: empty }
    : group(id, label, children)
}

function entries(route: string, under: string, list: readonly ListEntry[], hide?: string): ViewItem[] {
  const items: ViewItem[] = []
  for (const { path, label, hidden, children } of list) {
    if (hide !== undefined && hidden?.includes(hide)) continue
    const item: ViewItem = { id: path, label, does: { kind: 'route', route, href: under + path } }
    if (children && children.length > 0) {
      const below = entries(route, under, children, hide)
      if (below.length > 0) item.children = below
    }
    items.push(item)
  }
  return items
}
