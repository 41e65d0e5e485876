import type { Mail } from './queue-mail.ts'

/** Sends many mails, one after the other over one connection. */
export type MailBatch = {
  /** Sends a mail. The id is the same in each try. Throws `MailFailure`. */
  send(mail: Mail, messageId: string): Promise<void>
  close(): void
}
