// Directors and people with significant control: as many as there are, at least one.
import type { FieldProps } from 'portal-engine/forms/form-definition.ts'
import { MOST_PEOPLE } from '#domain/opening/company.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { NativeSelect } from 'portal-engine/ui/fields/native-select.tsx'
import { TextInput } from 'portal-engine/ui/fields/text-input.tsx'
import type { Values } from '#forms/requests/request-fields.tsx'
import { blankPerson, peopleIn, roles, type CompanyPerson } from './company-people.ts'
import css from './company.module.css'

export function PeopleFields({ values, errors, change, fieldId }: FieldProps<Values>) {
  const people = peopleIn(values['people'])
  const keep = (next: readonly CompanyPerson[]) => change({ people: JSON.stringify(next) })
  const changePerson = (id: string, part: Partial<CompanyPerson>) =>
    keep(people.map((person) => (person.id === id ? { ...person, ...part } : person)))
  return (
    <>
      {people.map(({ id, name, role }, index) => (
        <div key={id} className={css.person} role="group" aria-label={`Person ${index + 1}`}>
          <TextInput
            id={fieldId(`person-${id}`)}
            label={`Name of person ${index + 1}`}
            maxLength={120}
            error={errors[`person-${id}`]}
            value={name}
            onChange={({ currentTarget: { value } }) => changePerson(id, { name: value })}
          />
          <NativeSelect
            id={fieldId(`role-${id}`)}
            label={`Role of person ${index + 1}`}
            error={errors[`role-${id}`]}
            value={role}
            data={[{ value: '', label: 'Choose a role' }, ...roles]}
            onChange={({ currentTarget: { value } }) =>
              changePerson(id, { role: value as CompanyPerson['role'] })
            }
          />
          {people.length > 1 && (
            <Button
              variant="quiet"
              icon="close"
              onClick={() => {
                keep(people.filter((person) => person.id !== id))
                const beside = people[index === 0 ? 1 : index - 1]!
                document.getElementById(fieldId(`person-${beside.id}`))?.focus()
              }}
            >
              Remove<span className="visually-hidden"> person {index + 1}</span>
            </Button>
          )}
        </div>
      ))}
      {people.length < MOST_PEOPLE && (
        <div>
          <Button
            onClick={() => {
              const next = 1 + Math.max(...people.map(({ id }) => Number(id)))
              keep([...people, blankPerson(String(next))])
            }}
          >
            Add another person
          </Button>
        </div>
      )}
    </>
  )
}
