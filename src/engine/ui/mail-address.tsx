// An email address as a text that breaks after the @ before it breaks anywhere else.

export function MailAddress({ children: address }: { children: string }) {
  const [mailbox, host] = address.split('@')
  return (
    <>
      {mailbox}@<wbr />
      {host}
    </>
  )
}
