// The entries of the hand-written view: what a programmer without a manifest would keep as constants.
import type { IconName } from '../../manifest/supplied.ts'
import type { ViewItem } from '../../runtime/view.ts'

const page = (
  id: string,
  label: string,
  route: string,
  href: string,
  description?: string,
  icon?: IconName,
): ViewItem => ({
  id,
  label,
  ...(description === undefined ? {} : { description }),
  ...(icon === undefined ? {} : { icon }),
  does: { kind: 'route', route, href },
})
const link = (id: string, label: string, description?: string): ViewItem => ({
  id,
  label,
  ...(description === undefined ? {} : { description }),
  does: { kind: 'link', link: id },
})

const DETAILS = '/myaccount/customerinformation'
const VALUES = 'Values, gains and recent activity'
const STEPS = 'Your application and next steps'
const PORTFOLIOS = 'Design a portfolio and see what could happen'
const PAYMENTS = 'Add, move and withdraw money'
const STATEMENTS = 'Statements, tax certificates and forms'

export const dashboard = page('dashboard', 'Dashboard', 'account-dashboard', '/myaccount', VALUES)
export const fullBreakdown = page(
  'full-breakdown',
  'Full breakdown',
  'full-breakdown',
  '/myaccount/all-accounts/holdings/assets',
  'Everything you hold, by asset and region',
)
export const portfolioReview = page(
  'portfolio-review',
  'Portfolio review',
  'portfolio-review',
  '/myaccount/reconfirmation-of-goals',
  'Check your goals still fit',
)
export const wealthTracking = link('wealth-tracking', 'Wealth tracking', 'Everything you own in one place')
export const wealthPlanning = link('wealth-planning', 'Wealth planning', 'Plan for what comes next')
export const retirementPlanner = page(
  'retirement-planner',
  'Retirement planner',
  'retirement-planner',
  '/retirement-planner',
  'Will it last?',
)

export const messages = page(
  'messages',
  'Messages',
  'messages',
  '/myaccount/messages',
  'Write to us securely',
)
export const documents = page('documents', 'Documents', 'documents', '/myaccount/documents', STATEMENTS)
export const taxAllowances = page(
  'tax-allowances',
  'Tax allowances and services',
  'tax-allowances',
  '/myaccount/tax-allowances-and-services',
  'What is left of this year’s allowances',
)
export const feesAndNetwork = page(
  'fees-and-network',
  'Fees and network',
  'fees-and-network',
  '/myaccount/feesandnetwork',
  'What you pay, and for what',
)
export const helpHub = link('help-hub', 'Help hub', 'Answers to common questions')
export const contactUs = link('contact-us', 'Contact us', 'Phone, post and opening hours')
export const downloadApp = page(
  'download-app',
  'Download the mobile app',
  'app-download',
  '/nw-pwa-download',
  'Put the portal on your phone',
)

export const newPortfolios = page(
  'new-portfolios',
  'New portfolios',
  'projections',
  '/projections',
  PORTFOLIOS,
)
export const openAnAccount = page(
  'open-an-account',
  'Open an Account',
  'projections',
  '/projections',
  PORTFOLIOS,
)
export const payments = page(
  'payments',
  'Payments and transfers',
  'payments',
  '/myaccount/payments-and-transfers',
  PAYMENTS,
)
export const accountDashboard = page(
  'account-dashboard',
  'Account dashboard',
  'account-dashboard',
  '/myaccount',
  VALUES,
)
export const home = page('home', 'My account', 'dashboard-registered', '/dashboard', STEPS)
export const myAccountRegistered = page(
  'my-account',
  'My account',
  'dashboard-registered',
  '/dashboard',
  STEPS,
)
export const logOff: ViewItem = {
  id: 'log-off',
  label: 'Log off',
  does: { kind: 'command', command: 'log-out' },
}

export const basket = page('basket', 'Basket', 'basket', '/projections/basket')
export const toMyAccount = page('my-account', 'My account', 'account-dashboard', '/myaccount', VALUES)
export const toMyAccountRegistered = page(
  'my-account-registered',
  'My account',
  'dashboard-registered',
  '/dashboard',
  STEPS,
)
export const saveRetrieve: ViewItem = {
  id: 'save-retrieve',
  label: 'Save/Retrieve',
  does: { kind: 'command', command: 'save-retrieve' },
}
export const startOver: ViewItem = {
  id: 'start-over',
  label: 'Start Over',
  description: PORTFOLIOS,
  does: { kind: 'command', command: 'start-over', onward: 'projections' },
}

export const accountsTab = page('accounts', 'Accounts', 'account-dashboard', '/myaccount', VALUES, 'accounts')
export const accountsTabRegistered = page(
  'accounts-registered',
  'Accounts',
  'dashboard-registered',
  '/dashboard',
  STEPS,
  'accounts',
)
export const messagesTab = page(
  'messages',
  'Messages',
  'messages',
  '/myaccount/messages',
  'Write to us securely',
  'messages',
)
export const paymentsTab = page(
  'payments',
  'Payments',
  'payments',
  '/myaccount/payments-and-transfers',
  PAYMENTS,
  'payments',
)
export const documentsTab = page(
  'documents',
  'Documents',
  'documents',
  '/myaccount/documents',
  STATEMENTS,
  'documents',
)

export const personalDetails = page(
  'personal-details',
  'Personal details',
  'personal-details',
  `${DETAILS}/personal-details`,
)
export const childDetails = page(
  'child-details',
  'Child details',
  'child-details',
  `${DETAILS}/child-details`,
)
export const accountSecurity = page(
  'account-security',
  'Account security',
  'account-security',
  `${DETAILS}/account-security`,
)
export const bankDetails = page('bank-details', 'Bank details', 'bank-details', `${DETAILS}/bank-details`)
export const expressionOfWish = page(
  'expression-of-wish',
  'Pension Expression of Wish',
  'expression-of-wish',
  `${DETAILS}/expression-of-wish`,
)
export const communicationPreferences = page(
  'communication-preferences',
  'Communication preferences',
  'communication-preferences',
  `${DETAILS}/communication-preferences`,
)
export const cookieConsent = page(
  'cookie-consent',
  'Cookie consent',
  'cookie-consent',
  `${DETAILS}/cookie-consent`,
)
export const sharedAccess = page(
  'shared-access',
  'Shared access',
  'shared-by-you',
  `${DETAILS}/shared-access`,
)

export const phone: ViewItem = { id: 'phone', label: '', does: { kind: 'slot', slot: 'phone' } }
export const email: ViewItem = { id: 'email', label: '', does: { kind: 'slot', slot: 'email' } }
export const mobileApp = page(
  'mobile-app',
  'Mobile app',
  'app-download',
  '/nw-pwa-download',
  'Put the portal on your phone',
)
export const servicesAndCharges = link('services-and-charges', 'Our Services and Charges')
export const company = [link('about-us', 'About us'), link('careers', 'Careers'), link('news', 'News')]
export const legal = [
  link('privacy', 'Privacy'),
  link('cookies', 'Cookies'),
  link('terms', 'Terms and conditions'),
  link('complaints', 'Complaints'),
  link('accessibility', 'Accessibility'),
]

export const SMALL_PRINT =
  'Larkfield Wealth is a fictional firm, authorised and regulated by nobody. Capital at risk. The value of investments can go down as well as up and you may get back less than you put in.'
