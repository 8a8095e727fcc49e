// What the account dashboard shows below its first figures, as one file that loads after them.
export { AllowanceCard } from './allowance-card.tsx'
export { ActivityCard } from './activity-card.tsx'
export { AccountFacts } from './account-facts.tsx'
export { ShowIntroductions } from './show-introductions.tsx'
