import { Copy, DockerfileParser, type Instruction } from 'dockerfile-ast'

export interface Stage {
  readonly base: string
  readonly name: string | undefined
  readonly steps: readonly Step[]
}

export type Step =
  | { readonly kind: 'run'; readonly script: string }
  | {
      readonly kind: 'copy'
      readonly from: string | undefined
      readonly sources: readonly string[]
      readonly to: string
    }
  | { readonly kind: 'env' | 'arg'; readonly values: ReadonlyMap<string, string> }
  | { readonly kind: 'workdir' | 'user' | 'volume'; readonly value: string }
  | { readonly kind: 'entrypoint' | 'cmd' | 'healthcheck'; readonly words: readonly string[] }

/** Reads the instructions that the check performs. @throws for instructions that it can't perform */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: { base: string; name: string | undefined; steps: Step[] }[] = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const words = instruction.getArguments().map((argument) => argument.getValue())
    if (instruction.getKeyword() === 'FROM') stages.push({ base: words[0] ?? '', name: words[2], steps: [] })
    else stages.at(-1)?.steps.push(...stepsOf(instruction, words))
  }
  return stages
}

function stepsOf(instruction: Instruction, words: readonly string[]): Step[] {
  const content = instruction.getArgumentsContent() ?? ''
  const keyword = instruction.getKeyword()
  switch (keyword) {
    case 'RUN':
      return [{ kind: 'run', script: content.replace(/^(?:--\S+\s+)+/, '') }]
    case 'COPY': {
      const paths = words.filter((word) => !word.startsWith('--'))
      const from = instruction instanceof Copy ? (instruction.getFromFlag()?.getValue() ?? undefined) : undefined
      return [{ kind: 'copy', from, sources: paths.slice(0, -1), to: paths.at(-1) ?? '' }]
    }
    case 'ENV':
    case 'ARG': {
      const values = words.map((word) => [word.replace(/=.*/s, ''), word.replace(/^[^=]*=/, '')] as const)
      return [{ kind: keyword === 'ENV' ? 'env' : 'arg', values: new Map(values) }]
    }
    case 'WORKDIR':
      return [{ kind: 'workdir', value: content }]
    case 'USER':
      return [{ kind: 'user', value: content }]
    case 'VOLUME':
      return [{ kind: 'volume', value: content }]
    case 'ENTRYPOINT':
      return [{ kind: 'entrypoint', words: execForm(content) }]
    case 'CMD':
      return [{ kind: 'cmd', words: execForm(content) }]
    case 'HEALTHCHECK':
      return [{ kind: 'healthcheck', words: execForm(content) }]
    case 'LABEL':
    case 'EXPOSE':
      return []
    default:
      throw new Error(`${keyword} is not supported by this check.`)
  }
}

/** A shell would be process 1 instead of Platen, so the shell form is an error. */
function execForm(content: string): string[] {
  const list = content.slice(content.indexOf('['))
  return JSON.parse(list) as string[]
}
