// The portal view as a programmer would write it without a manifest: ordinary ifs on the facts. It is what the
// resolver is measured against, and must give the same tree. Nothing else uses it.
import type { Facts } from '../../runtime/person.ts'
import type { PortalView, Values, ViewItem } from '../../runtime/view.ts'
import * as entry from './hand-written-entries.ts'
import { badged, badgeOf, handWrittenMenu, type HandWrittenContext } from './hand-written-menus.ts'

export function handWrittenView(facts: Facts, values: Values): PortalView {
  const { session, grants, area, platform } = facts
  // On one's own account the active user is the logged-in user.
  const member = facts.member ?? (session === 'normal' ? facts['own-member'] : undefined)
  const isSignedIn = session !== undefined && session !== 'anonymous'
  const isOwnOrDelegated = session === 'normal' || session === 'delegated'
  const isPortalPage = area === 'default' || area === 'modelling' || area === 'account-opening'
  const context = contextOf(facts, member)
  const view: PortalView = {
    context,
    navigation: navigationOf(context, facts, member, values),
    footer: footerOf(facts, isSignedIn),
  }
  if (isOwnOrDelegated && area === 'default') {
    const badge = badgeOf(values.unread)
    view.messages = badge
      ? { label: 'Messages', href: '/myaccount/messages', badge }
      : { label: 'Messages', href: '/myaccount/messages' }
  }
  if (platform === 'pwa' && isOwnOrDelegated && (area === 'default' || area === 'modelling'))
    view.userIcon = { label: 'Account details' }
  if (isSignedIn && isPortalPage) {
    view.panel = panelOf(facts, isOwnOrDelegated, values)
    if (platform === 'pwa') view.tabBar = { label: 'Tabs', items: tabs(facts, member, values) }
  }
  if (grants !== undefined && grants !== 'no-access' && isPortalPage) {
    view.banner = {
      label: 'Whose account this is',
      kind:
        grants === 'delegated-access'
          ? 'Delegated access'
          : grants === 'shared-access'
            ? 'Shared access'
            : 'Multiple accounts',
      naming:
        session === 'delegated'
          ? `You are acting for ${values.activeName}`
          : session === 'shared'
            ? `You are viewing the account of ${values.activeName}`
            : 'You are viewing your own account',
      action: { label: 'Change account', command: 'open-picker' },
    }
  }
  return view
}

/** Undefined while more than one is possible. */
function contextOf(
  { session, area, platform }: Facts,
  member: Facts[string],
): HandWrittenContext | undefined {
  if (area === undefined) return undefined
  if (area === 'account-opening') return 'account-opening'
  if (area === 'download') return 'download'
  if (area === 'mobile-app' || area === 'pwa-launch' || area === 'sign-in') return 'mobile-app-pages'
  if (session === undefined) return undefined
  if (session === 'shared') return 'shared-access'
  if (platform === 'pwa' && session !== 'anonymous') return 'mobile-app-user'
  if (area === 'modelling') return 'modelling'
  if (session === 'anonymous') return 'anonymous'
  if (member === undefined) return undefined
  return member === 'client' ? 'client' : 'registered'
}

function navigationOf(
  context: HandWrittenContext | undefined,
  facts: Facts,
  member: Facts[string],
  values: Values,
): PortalView['navigation'] {
  if (context === undefined || context === 'download' || context === 'anonymous') return { kind: 'empty' }
  if (context === 'mobile-app-pages') return { kind: 'none' }
  return { kind: 'menu', menu: handWrittenMenu(context, facts, member, values) }
}

function panelOf(facts: Facts, isOwnOrDelegated: boolean, values: Values): NonNullable<PortalView['panel']> {
  const panel: NonNullable<PortalView['panel']> = {
    label: 'Account details',
    userName: values.userName,
    logOut: { label: 'Log out', command: 'log-out' },
  }
  if (facts.session !== 'normal') {
    panel.activeName = values.activeName
    panel.back = { label: 'Back to my account', command: 'back-to-own-account' }
  }
  if (isOwnOrDelegated && facts.area === 'default')
    panel.details = { label: 'Account details', items: details(facts) }
  if (facts['flag.shared-access'] === 'true' && facts.grants !== 'no-access')
    panel.picker = { label: 'Change account' }
  return panel
}

function details(facts: Facts): ViewItem[] {
  const items = [entry.personalDetails]
  if (facts['has-children'] === 'true') items.push(entry.childDetails)
  items.push(entry.accountSecurity, entry.bankDetails)
  if (facts['flag.expression-of-wish'] === 'true') items.push(entry.expressionOfWish)
  items.push(entry.communicationPreferences, entry.cookieConsent)
  if (facts['flag.shared-access'] === 'true') items.push(entry.sharedAccess)
  return items
}

function tabs({ session }: Facts, member: Facts[string], values: Values): ViewItem[] {
  if (session === 'shared') return [entry.accountsTab, entry.documentsTab]
  const items: ViewItem[] = []
  if (member === 'client') items.push(entry.accountsTab)
  if (member === 'registered') items.push(entry.accountsTabRegistered)
  items.push(badged(entry.messagesTab, badgeOf(values.unread, 9)))
  if (session === 'delegated' || member === 'client') items.push(entry.paymentsTab)
  return items
}

function footerOf(facts: Facts, isSignedIn: boolean): PortalView['footer'] {
  return {
    groups: [
      { id: 'support', heading: 'Support', items: [entry.helpHub, entry.phone, entry.email] },
      {
        id: 'company',
        heading: 'Company',
        items: isSignedIn ? [...entry.company, entry.mobileApp] : [...entry.company],
      },
      {
        id: 'legal',
        heading: 'Legal',
        items:
          facts['flag.disclosure-document'] === 'true'
            ? [entry.servicesAndCharges, ...entry.legal]
            : [...entry.legal],
      },
    ],
    smallPrint: entry.SMALL_PRINT,
  }
}
