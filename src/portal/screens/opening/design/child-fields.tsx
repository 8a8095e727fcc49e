// The owner of a junior ISA: a child that the firm knows, or another one.
import { changedBy } from 'portal-engine/forms/send/change.ts'
import { DateField } from '#forms/fields/date-field.tsx'
import { TextInput } from 'portal-engine/ui/fields/text-input.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { CheckRow } from 'portal-engine/ui/forms/check-row.tsx'
import { RadioRow } from 'portal-engine/ui/forms/radio-row.tsx'
import {
  NEW_CHILD,
  type PortfolioField,
  type PortfolioProblems,
  type PortfolioText,
  type Surroundings,
} from '../portfolio-form.ts'

interface ChildFieldsProps {
  text: PortfolioText
  problems: PortfolioProblems
  known: Surroundings['children']
  change: (part: Partial<PortfolioText>) => void
  fieldId: (name: PortfolioField) => string
}

export function ChildFields({ text, problems, known, change, fieldId }: ChildFieldsProps) {
  return (
    <>
      <RadioRow
        id={fieldId('childId')}
        legend="For which child?"
        problem={problems.childId}
        isStacked
        options={[
          ...known.map(({ id, name, bornOn, hasJuniorIsa }) => ({
            value: id,
            label: `${name}, born ${formatDate(bornOn)}${hasJuniorIsa ? ' (has a junior ISA here)' : ''}`,
          })),
          { value: NEW_CHILD, label: known.length === 0 ? 'A child' : 'Another child' },
        ]}
        chosen={text.childId}
        onChoose={(childId) => change({ childId })}
      />
      {text.childId === NEW_CHILD && (
        <>
          <TextInput
            id={fieldId('childName')}
            label="The child’s full name"
            maxLength={60}
            error={problems.childName}
            value={text.childName}
            onChange={({ currentTarget: { value } }) => change({ childName: value })}
          />
          <DateField
            form={{
              values: text,
              errors: problems,
              change: (next) => change(changedBy(text, next)),
              fieldId: (name) => fieldId(name as PortfolioField),
            }}
            name="childBornOn"
            label="The child’s date of birth"
          />
        </>
      )}
      <CheckRow
        id={fieldId('parent')}
        label="I have parental responsibility for this child, and will be the registered contact"
        problem={problems.parent}
        isChecked={text.parent === 'yes'}
        onChange={(isChecked) => change({ parent: isChecked ? 'yes' : '' })}
      />
    </>
  )
}
