// Once or each month: the same choice where money is added and where it is taken out.
import { Chips } from 'portal-engine/ui/forms/chips.tsx'

const options = [
  { id: 'once', label: 'Once' },
  { id: 'monthly', label: 'Monthly' },
] as const

export type Often = (typeof options)[number]['id']

export const HowOften = (props: { chosen: Often; onChoose: (often: Often) => void }) => (
  <Chips label="How often" options={options} {...props} />
)
