import { aptInstall } from './apt-install.ts'
import { findProgram } from './find-program.ts'

/**
 * Makes `openssl` available, by Debian's package if it can be installed: tests of encrypted connections need a server
 * that behaves badly.
 */
export async function prepareOpenssl(): Promise<void> {
  if (!findProgram(['openssl'])) await aptInstall(['openssl'])
}
