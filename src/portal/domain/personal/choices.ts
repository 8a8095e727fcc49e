// What people choose from in their personal details: ids with the words that they read.

export const employmentStatuses = {
  employed: 'Employed',
  'self-employed': 'Self-employed',
  director: 'Company director',
  retired: 'Retired',
  student: 'In education',
  carer: 'Looking after home or family',
  'not-working': 'Not working at present',
} as const
export type EmploymentStatus = keyof typeof employmentStatuses

/** Statuses of people who have a job title, and an employer or a business. */
export const working: readonly string[] = [
  'employed',
  'self-employed',
  'director',
] satisfies EmploymentStatus[]

export const maritalStatuses = {
  single: 'Single',
  married: 'Married',
  'civil-partnership': 'In a civil partnership',
  'living-together': 'Living with a partner',
  separated: 'Separated',
  divorced: 'Divorced or partnership ended',
  widowed: 'Widowed or surviving partner',
  'not-said': 'Prefer not to say',
} as const
export type MaritalStatus = keyof typeof maritalStatuses

export const supportNeeds = {
  'large-print': 'Large print',
  braille: 'Braille',
  audio: 'Audio recordings',
  relay: 'Relay UK for calls',
  bsl: 'A British Sign Language interpreter',
  'more-time': 'More time to decide',
  'simple-words': 'Important things said again in simple words',
  'someone-with-me': 'Somebody with me in meetings',
  'gentle-contact': 'Careful contact: illness, loss or money worries',
} as const
export type SupportNeed = keyof typeof supportNeeds

/** Why somebody has no tax number (Common Reporting Standard, reasons A to C). */
export const noNumberReasons = {
  'not-issued': 'The country gives out no such numbers',
  'not-required': 'The country does not ask for it to be collected',
  'not-yet': 'I have applied and am waiting for it',
} as const
export type NoNumberReason = keyof typeof noNumberReasons
