// What the sandbox knows of a person for their pension: the day of birth, and since when they take flexible income.
interface PensionFacts {
  bornOn: string
  flexibleSince: string | null
}

const usual: PensionFacts = { bornOn: '1981-06-14', flexibleSince: null }
const others: Partial<Record<string, PensionFacts>> = {
  inviter: { bornOn: '1968-09-02', flexibleSince: '2026-05-11' },
  'client-pwa': { bornOn: '1951-12-10', flexibleSince: null },
}

export const pensionFactsOf = (personId: string): PensionFacts => others[personId] ?? usual
