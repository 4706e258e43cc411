import { styleText } from 'node:util'
import type { Command } from 'commander'
import { readConfig } from '../config/read-config.ts'
import type { CheckedPart } from '../doctor/run-checks.ts'
import { outcomeSign } from './outcome-sign.ts'
import { plural } from './plural.ts'

export function addDoctor(platen: Command): void {
  platen
    .command('doctor')
    .description('Check the installation and print what to do; exits with 1 if a check fails')
    .option('--json', 'Print the findings as JSON')
    .option('--mail-to <address>', 'Also send a test email to this address')
    .action(doctor)
}

async function doctor({ json, mailTo }: { json?: true; mailTo?: string }): Promise<void> {
  const config = readConfig(process.env)
  const { runChecks } = await import('../doctor/run-checks.ts')
  const print = (findings: readonly CheckedPart[]): void => findings.forEach((finding) => write(line(finding)))
  const findings = await runChecks(config, mailTo === undefined ? {} : { mailTo }, json ? undefined : print)
  const failures = count(findings, 'failed')
  if (json) write(JSON.stringify({ ok: failures === 0, findings }, null, 2))
  else write(`\n${summary(failures, count(findings, 'warning'))}`)
  if (failures > 0) process.exitCode = 1
}

const NAME_WIDTH = 13

function line({ check, outcome, message }: CheckedPart): string {
  return `${outcomeSign(outcome)} ${styleText('bold', check.padEnd(NAME_WIDTH))} ${message}`
}

function summary(failures: number, warnings: number): string {
  if (failures + warnings === 0) return 'Everything works.'
  const parts = [
    ...(failures > 0 ? [plural(failures, 'failed check')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ]
  return `${parts.join(' and ')}.`
}

function count(findings: readonly CheckedPart[], outcome: CheckedPart['outcome']): number {
  return findings.filter((finding) => finding.outcome === outcome).length
}

function write(text: string): void {
  process.stdout.write(`${text}\n`)
}
