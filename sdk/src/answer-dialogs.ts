// In a frame like ours browsers open no dialogs and answer no for the player: a game that asks whether to play again would
// end, and one that asks for a name would fail. It is told what most players would say.
export function answerDialogs(page: Window): void {
  page.alert = () => {};
  page.confirm = () => true;
  page.prompt = (_question, answer = '') => answer;
}
