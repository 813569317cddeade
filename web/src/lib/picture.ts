// A drawn chart as a picture file: the canvas on paper, with its title above and its lines named below.
export interface Named {
  label: string;
  colour: string;
  dash: number[];
  width: number;
}

const EDGE = 16;
const LINE = 22;

export function pictureOf(
  canvas: HTMLCanvasElement,
  title: string,
  lines: Named[],
  paper: string,
  ink: string,
): Promise<Blob | null> {
  const scale = canvas.clientWidth ? canvas.width / canvas.clientWidth : 1;
  const width = canvas.width / scale + 2 * EDGE;
  const height = canvas.height / scale + 3 * EDGE + LINE * (1 + lines.length);
  const sheet = document.createElement("canvas");
  sheet.width = width * scale;
  sheet.height = height * scale;
  const pen = sheet.getContext("2d")!;
  pen.scale(scale, scale);
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = ink;
  pen.textBaseline = "middle";
  pen.font = "600 16px sans-serif";
  pen.fillText(title, EDGE, EDGE + LINE / 2);
  pen.drawImage(canvas, EDGE, EDGE + LINE, canvas.width / scale, canvas.height / scale);
  pen.font = "14px sans-serif";
  lines.forEach((line, i) => {
    const y = 2 * EDGE + LINE * (i + 1.5) + canvas.height / scale;
    pen.strokeStyle = line.colour;
    pen.lineWidth = line.width;
    pen.setLineDash(line.dash);
    pen.beginPath();
    pen.moveTo(EDGE, y);
    pen.lineTo(EDGE + 40, y);
    pen.stroke();
    pen.fillText(line.label, EDGE + 52, y);
  });
  return new Promise((done) => sheet.toBlob(done, "image/png"));
}
