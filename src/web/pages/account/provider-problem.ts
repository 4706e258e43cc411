/** Explains why a sign-in with the provider failed: `problem` is from the callback's redirect. */
export function providerProblem(problem: string, name: string): string {
  switch (problem) {
    case 'denied':
      return `The sign-in with ${name} was canceled.`
    case 'expired':
      return 'This sign-in has expired, or was started in another browser. Try again.'
    case 'unavailable':
      return `${name} can’t be reached. Try again shortly, or contact your administrator.`
    case 'email_unverified':
      return `${name} hasn’t verified your email. Verify it there, then try again.`
    case 'verification_missing':
      return `${name} doesn’t say whether your email is verified. Contact your administrator.`
    case 'domain_not_allowed':
      return `Your ${name} account isn’t allowed here. Use another one, or contact your administrator.`
    case 'no_account':
      return 'You don’t have an account here yet. Ask your administrator for one with your email.'
    case 'linked_to_another':
      return `This ${name} account is already linked to another account here. Use another one, or contact your administrator.`
    case 'account_linked':
      return `The account here is already linked to another ${name} account. Sign in with that one, or contact your administrator.`
    case 'link_in_settings':
      return `An account with your email already exists. Sign in with your password, then link ${name} in Settings → Account.`
    case 'account_suspended':
      return 'This account is suspended. Contact your administrator.'
    case 'too_many_attempts':
      return 'Too many sign-ins from your network. Try again in a few minutes.'
    case 'setup_needed':
      return 'This server hasn’t been set up yet.'
    default:
      return `The sign-in with ${name} failed. Try again.`
  }
}
