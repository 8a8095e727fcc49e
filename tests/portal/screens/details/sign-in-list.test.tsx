import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SignInList } from '#screens/details/security/sign-in-list.tsx'
import { render, WithPortal } from '../../../engine/ui/render.tsx'

describe('A sign-in that was refused', () => {
  it('says why in two words, which fit beside its time on a phone', async () => {
    const seen = { at: '2026-11-26T09:00:00.000Z', device: null, about: 'Firefox', place: 'Leeds' }
    await render(
      <WithPortal>
        <SignInList
          signIns={(['wrong-password', 'wrong-code', 'signed-in'] as const).map((outcome) => ({
            ...{ ...seen, outcome },
            id: outcome,
          }))}
          passwordPage="https://sign-in.example/password"
        />
      </WithPortal>,
    )
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '26\u00a0Nov 2026, 09:00 Wrong passwordFirefox, Leeds',
      '26\u00a0Nov 2026, 09:00 Wrong codeFirefox, Leeds',
      '26\u00a0Nov 2026, 09:00 Firefox, Leeds',
    ])
  })
})
