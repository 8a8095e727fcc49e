// What somebody declares before money is paid into an ISA (ISA Regulations 1998, regulation 12).
import type { Account } from '#api/accounts/accounts.ts'
import css from './isa-declaration.module.css'

export const RESIDENT =
  'I am resident in the UK for tax, or a Crown servant or the spouse or civil partner of one. I will tell you if that changes.'
export const TRUE = 'This declaration is true to the best of my knowledge.'

interface DeclarationTextProps {
  account: Account
  name: string
  /** What is not ticked by itself. */
  also?: readonly string[]
}

export function DeclarationText({ account, name, also }: DeclarationTextProps) {
  return (
    <>
      <p>
        I apply to subscribe to the stocks and shares ISA {account.accountNumber} ({name}) for this tax year
        and each later one until it is closed, and I declare that:
      </p>
      <ul className={css.statements}>
        <li>I am 18 or over, and what I pay in is my own money.</li>
        <li>
          I have not paid and will not pay more into all my ISAs together than the allowance of a tax year.
        </li>
        <li>My National Insurance number is correct as you hold it, or I am not eligible for one.</li>
        <li>
          You may hold my money and investments, claim tax relief for me, and tell HMRC what the rules ask.
        </li>
        {also?.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
    </>
  )
}
