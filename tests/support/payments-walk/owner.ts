// Whose money it is in one tab: what they know of their accounts, and what has been asked for and answered with yes.
import type { Mandates } from '#api/payments/mandates.ts'
import type { Payment } from '#api/payments/payments.ts'
import type { RegularPayments } from '#api/payments/regular-payments.ts'
import type { TaxServiceRequest } from '#api/tax/tax-services.ts'
import { addDays } from '#base/dates/london-time.ts'
import type { Answer, Request, Tab } from './tab.ts'

export interface OwnAccount {
  id: string
  type: string
  valuePence: number
  valuedOn: string
}

/** What was asked for in this walk: by the key of its request. */
interface Asked {
  id: string
  /** Of an ISA transfer: what counts towards the allowance of the year in which it was asked for. */
  thisYearPence: number | undefined
}

export class Owner {
  readonly tab: Tab
  readonly name: string
  readonly asked = new Map<string, Asked>()
  accounts: OwnAccount[] = []
  payments: Payment[] = []
  bank = ''
  mandates: string[] = []
  regular: string[] = []
  services: string[] = []
  strangers: string[] = []
  strangersPayments: string[] = []
  today = ''
  constructor(name: string, tab: Tab) {
    this.name = name
    this.tab = tab
  }

  readonly day = (ahead: number): string => addDays(this.today, ahead)

  readonly #of = (type: string) => this.accounts.find((account) => account.type === type)?.id
  get isa(): string | undefined {
    return this.#of('ISA')
  }
  get general(): string | undefined {
    return this.#of('GIA')
  }
  get pension(): string | undefined {
    return this.#of('Pension')
  }
  get known(): string[] {
    return this.payments.map(({ id }) => id)
  }

  async look(today: string): Promise<void> {
    this.today = today
    const [portfolios, payments, banks, mandates, regular, services] = await Promise.all([
      this.tab.get<{ accounts: OwnAccount[] }>('/api/portfolios'),
      this.tab.get<{ payments: Payment[] }>('/api/payments'),
      this.tab.get<{ accounts: { id: string }[] }>('/api/bank-accounts'),
      this.tab.get<Mandates>('/api/payments/mandates'),
      this.tab.get<RegularPayments>('/api/payments/regular'),
      this.tab.get<{ requests: TaxServiceRequest[] }>('/api/portfolios/taxservices'),
    ])
    this.accounts = portfolios.accounts
    // What the accounts' own lists alone know was asked for nowhere.
    this.payments = payments.payments.filter(({ id, transactionIds = [] }) => !transactionIds.includes(id))
    this.bank = banks.accounts[0]!.id
    this.mandates = mandates.mandates.map(({ id }) => id)
    this.regular = regular.payments.map(({ id }) => id)
    this.services = services.requests.map(({ id }) => id)
  }

  /** Notes a request that was carried out, if it makes a payment. */
  note({ method, path, body }: Request, key: string, { status, body: answer }: Answer): void {
    const { id, kind } = (answer ?? {}) as { id?: string; kind?: string }
    const makesPayment = method === 'POST' && !path.endsWith('/cancel') && id?.startsWith('PM-')
    if (status !== 200 || !makesPayment || id === undefined) return
    const { thisYearPence } = body as { thisYearPence?: number }
    this.asked.set(key, { id, thisYearPence: kind === 'isa-transfer' ? thisYearPence : undefined })
  }
}
