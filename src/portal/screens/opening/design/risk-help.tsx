// Questions that lead to a risk level, for people who do not know one. The answers stay on the page.
import { useState } from 'react'
import {
  riskQuestions,
  suggestedLevel,
  type RiskAnswers,
  type SuggestedLevel,
} from '#domain/opening/attitude.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { RadioRow } from 'portal-engine/ui/forms/radio-row.tsx'
import css from '../opening.module.css'

interface RiskHelpProps {
  /** As many as are typed; 0 for none yet. */
  years: number
  onUse: (level: number) => void
}

export function RiskHelp({ years, onUse }: RiskHelpProps) {
  const [answers, setAnswers] = useState<RiskAnswers>({})
  const suggested = suggestedLevel(answers, years === 0 ? 10 : years)
  const left = riskQuestions.filter(({ id }) => answers[id] === undefined).length
  return (
    <Disclosure label="Help me choose a risk level" onDemand>
      <div className={css.form}>
        {riskQuestions.map(({ id, legend, options }) => (
          <RadioRow
            key={id}
            id={`risk-${id}`}
            legend={legend}
            problem={undefined}
            isStacked
            options={options}
            chosen={answers[id]}
            onChoose={(value) => setAnswers({ ...answers, [id]: value })}
          />
        ))}
        <p role="status">
          {suggested
            ? sentenceOf(suggested, years)
            : `${left === 1 ? 'One question' : `${left} questions`} to go.`}
        </p>
        {suggested && (
          <div>
            <Button onClick={() => onUse(suggested.level)}>Use level {suggested.level}</Button>
          </div>
        )}
      </div>
    </Disclosure>
  )
}

function sentenceOf({ level, loweredBy }: SuggestedLevel, years: number): string {
  const start = `Your answers suggest risk level ${level}.`
  if (loweredBy === 'capacity')
    return `${start} You would take more risk, but could not afford a larger loss.`
  if (loweredBy === 'years') {
    return `${start} You would take more risk, but ${years === 1 ? 'one year is' : `${years} years are`} too short to make up for a large fall.`
  }
  return start
}
