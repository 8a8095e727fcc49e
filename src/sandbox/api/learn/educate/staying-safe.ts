import { article } from '../article.ts'

export const stayingSafe = article(
  {
    path: 'educate/staying-safe',
    order: 4,
    name: 'Staying safe',
    title: 'Staying safe from scams',
    description: 'How to tell that it is really us.',
    asOf: '2026-11-22',
    sources: [
      'National Cyber Security Centre, phishing: spot and report',
      'FCA, ScamSmart and the Financial Services Register',
      'Report Fraud, how to report',
    ],
  },
  `
Fraud is no longer a badly spelled letter from abroad. Callers know your name and your bank. Websites look exactly like ours. What has not changed is the method: hurry, fear or greed, and a request that you would normally refuse. If you know the pattern, you are hard to deceive.

## What we never do

- We never ask for your password or a security code, on the phone, by e-mail or in a message.
- We never ask you to move money to keep it safe.
- We never ask you to install software so that we can see your screen.
- We never send a link in an e-mail that asks you to sign in and confirm your details.
- We never offer an investment by phone, or put you under pressure to decide today.

If somebody does one of these things in our name, it is not us. End the call or close the message, and ring client services on the number on our website. Use another phone if you can: a caller can keep a landline open after you have hung up.

## How to tell that it is us

Messages that we write to you are in your inbox here, after you have signed in. Our e-mails only say that a message is waiting. So you can always check: open the portal yourself, by its address or from the app, and look. If there is no message, we did not write.

When we ring, we do not mind if you call us back. Ask for a name, hang up, wait a few minutes, and dial the number that you find yourself.

## The usual tricks

What people hear, and what is behind it
| What they say | What it usually is |
| Your account is under attack, move your money now | The safe account belongs to the thief |
| You have a tax refund, sign in here | A copy of a website that collects passwords |
| A guaranteed 8% a year from a firm you know | A clone of a real firm, with other contact details |
| Take your pension before 55 | A tax charge of 55%, and the money gone as well |
| I am your daughter, this is my new number | A stranger who needs money today |
| We can get back what you lost | The second fraud on the same person |

Offers of early pension money deserve a special warning. Whoever takes money before the minimum age owes tax of up to 55% of it, even if it has been stolen.

## Protecting your accounts

- Use a password that you use nowhere else. Three random words are easy to remember and hard to guess. A password manager is better still.
- Switch on two-step sign-in, or use a passkey, which cannot be given away on a false website.
- Protect your e-mail account at least as well. Whoever reads your e-mail can reset most other passwords.
- Keep your phone and computer up to date. Updates close the holes that thieves use.
- Sign out on devices that others use. We do it for you after a time without activity.
- Never share your sign-in, not even with family. Invite them to see your accounts instead: they then have a sign-in of their own.

Look at your recent sign-ins now and then. If there is one that was not you, change your password and tell us.

## Before you invest anywhere

Look the firm up on the Financial Services Register of the Financial Conduct Authority, and use the contact details that you find there, not those in the advertisement. Check its list of warnings as well. Real firms welcome this. Be careful with advertisements on social media, also those with a famous face, and with groups where everybody seems to be making money.

Ask yourself three questions. Did they contact me? Is it better than what everybody else offers? Do I have to decide quickly? One yes is a reason to wait. Two are a reason to stop.

## If it has happened

Act fast, and do not be ashamed. Clever people are deceived every day.

- Ring your bank at once: dial 159, which connects you to most banks safely. Payments can sometimes be stopped, and banks have to pay back many frauds where you were made to send money yourself.
- Change the passwords that may be known, beginning with your e-mail.
- Call us, so that we can lock your account. Nothing leaves it to a new bank account without checks.
- Report it to the police: online to Report Fraud in England, Wales and Northern Ireland, or on 101 in Scotland. Forward suspicious e-mails to report@phishing.gov.uk and texts to 7726.
- Tell somebody you trust. Fraudsters want you to be alone with it.

We would rather have a hundred calls about nothing than miss the one that matters.
`,
)
