import { aptInstall } from './apt-install.ts'
import { findProgram } from './find-program.ts'

/** Sees to it that `openssl` is there, by Debian's package where it can be installed: tests of encrypted lines need a server that behaves badly. */
export async function prepareOpenssl(): Promise<void> {
  if (!findProgram(['openssl'])) await aptInstall(['openssl'])
}
