// What the account dashboard shows below its first figures, as one file that loads after them.
export { ActivityCard } from './activity-card.tsx'
export { AccountFacts } from './account-facts.tsx'
export { ShowIntroductions } from './show-introductions.tsx'
