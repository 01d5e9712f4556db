import type { PolicyTexts } from './policy-texts.ts';

export const vietnamese: PolicyTexts = {
  terms_of_use: {
    title: 'Điều khoản sử dụng',
    body: `Các điều khoản này áp dụng giữa bạn và bên vận hành dịch vụ đọc truyện tranh và tiểu thuyết theo từng chương này.

## Tài khoản

- Mỗi tài khoản dành cho một người. Hãy dùng địa chỉ email của chính bạn và giữ kín mật khẩu.
- Bạn có thể xem những thiết bị đang đăng nhập và đăng xuất các thiết bị khác ở trang tài khoản.
- Sau một năm không đăng nhập, tài khoản chuyển sang trạng thái tạm ngưng. Tài khoản vẫn được giữ lại và bạn dùng tiếp bằng cách đăng nhập.
- Bạn có thể xóa tài khoản bất cứ lúc nào. Tài khoản sẽ bị xóa hẳn sau 7 ngày.

## Đọc truyện

- Có thể đọc các chương miễn phí mà không cần tài khoản. Những chương khác có thể mua hoặc thuê theo điều kiện hiển thị ở từng chương trước khi bạn quyết định.
- Nội dung chỉ dành cho cá nhân bạn đọc. Không được sao chép, đăng lại hoặc bán.
- Một tác phẩm có thể ngừng phát hành khi hết hạn bản quyền.
- Tác phẩm dành cho người lớn chỉ hiển thị sau khi bạn đồng ý.

## Sử dụng đúng cách

Không gây rối dịch vụ, không vượt qua các giới hạn, không dùng tài khoản của người khác. Chúng tôi có thể khóa tài khoản vi phạm và cho chủ tài khoản biết lý do.

## Thay đổi

Khi điều khoản thay đổi, chúng tôi sẽ đề nghị bạn đồng ý với bản mới ở lần đăng nhập tiếp theo. Cho đến lúc đó, bản mà bạn đã đồng ý vẫn có hiệu lực.

## Liên hệ

Hãy viết thư đến {{supportEmail}}. Quyền của bạn theo pháp luật nơi bạn sống không bị các điều khoản này hạn chế.`,
  },
  privacy_policy: {
    title: 'Chính sách quyền riêng tư',
    body: `Chính sách này cho biết dịch vụ lưu giữ những gì về bạn, để làm gì và trong bao lâu.

## Những gì được lưu giữ

- Về tài khoản: địa chỉ email, biệt danh, ngôn ngữ, lần đăng nhập gần nhất, ảnh đại diện và số điện thoại nếu bạn cung cấp. Mật khẩu chỉ được lưu dưới dạng mã băm không thể đọc ngược.
- Những nhà cung cấp bạn dùng để đăng nhập và thời điểm độ tuổi được xác minh. Giấy tờ không được lưu.
- Những điều bạn đã đồng ý, phiên bản và thời điểm.
- Những chương bạn đã mở, đã đọc xong và vị trí đang đọc, để bạn đọc tiếp.
- Về mỗi lần đăng nhập: loại trình duyệt, thiết bị và lần sử dụng gần nhất.
- Về câu hỏi bạn gửi: nội dung, hình ảnh đính kèm và địa chỉ email nhận câu trả lời. Sau khi giải quyết xong một năm, chúng sẽ bị xóa.
- Khi không có tài khoản, vị trí đọc được lưu dưới một giá trị rút gọn từ địa chỉ mạng, không thể suy ngược ra địa chỉ.

## Mục đích

Chỉ để vận hành dịch vụ: cho bạn đăng nhập, ghi nhớ nội dung đã đọc, gửi mã và thông báo cần thiết, bảo vệ tài khoản. Việc sử dụng các màn hình được thống kê mà không kèm tên.

## Cookie

Dịch vụ chỉ dùng những cookie cần thiết: cho việc đăng nhập, ngôn ngữ và lựa chọn về tác phẩm dành cho người lớn. Không có cookie quảng cáo.

## Ai khác nhận được

Không ai, ngoài những bên thực hiện điều bạn yêu cầu: máy chủ thư gửi email của chúng tôi, nhà cung cấp mà bạn chọn để đăng nhập và bên xác minh nếu bạn xác minh độ tuổi.

## Thời hạn

Mã và liên kết trong email có hiệu lực trong 10 phút. Khi bạn xóa tài khoản, mọi thông tin về bạn sẽ bị xóa sau 7 ngày; chỉ còn lại số liệu không kèm tên.

## Quyền của bạn

Bạn có thể xem và sửa thông tin, xóa tài khoản ở trang tài khoản. Với các yêu cầu khác, hãy viết thư đến {{supportEmail}}.`,
  },
  marketing_notification: {
    title: 'Thông báo về tác phẩm và sự kiện',
    body: `Nếu bạn đồng ý, chúng tôi sẽ báo cho bạn về tác phẩm mới, cập nhật và sự kiện qua email và thông báo của trang.

- Mục này không bắt buộc. Nếu không đồng ý, bạn vẫn dùng dịch vụ như bình thường.
- Chúng tôi chỉ dùng địa chỉ email, ngôn ngữ và lịch sử đọc của bạn cho mục đích này.
- Không gửi gì từ 21:00 đến 08:00.
- Bạn có thể tắt bất cứ lúc nào ở trang tài khoản. Những email cần thiết, như mã xác minh, vẫn được gửi.`,
  },
  advertisement: {
    title: 'Ưu đãi và quảng cáo',
    body: `Nếu bạn đồng ý, thông báo của chúng tôi có thể kèm ưu đãi và quảng cáo, chẳng hạn giảm giá Xu.

- Mục này không bắt buộc. Nếu không đồng ý, bạn vẫn dùng dịch vụ như bình thường.
- Thông tin của bạn không được chuyển cho bên quảng cáo.
- Bạn có thể rút lại sự đồng ý bất cứ lúc nào ở trang tài khoản hoặc qua {{supportEmail}}.`,
  },
  youth_protection_policy: {
    title: 'Chính sách bảo vệ thanh thiếu niên',
    body: `Trẻ em và thanh thiếu niên cũng đọc ở đây. Chính sách này cho biết các em được bảo vệ thế nào trước những nội dung không phù hợp.

## Phân loại độ tuổi

- Mỗi tác phẩm có một mức phân loại: mọi lứa tuổi, 12, 15 hoặc 19, hiển thị ở trang tác phẩm.
- Mức phân loại dựa trên bạo lực, tình dục, kinh dị, chất kích thích và ngôn từ, và được xem lại khi nội dung thay đổi.

## Tác phẩm dành cho người lớn

- Tác phẩm xếp loại 19 chỉ mở ra khi người đọc xác nhận đủ tuổi và được xác minh độ tuổi ở nơi pháp luật yêu cầu.
- Trước đó, ảnh bìa bị che hoặc làm mờ, kể cả trong danh sách và kết quả tìm kiếm.
- Việc xác minh độ tuổi có giá trị trong một năm.

## Bình luận

- Có thể báo cáo mọi bình luận. Bình luận bị báo cáo được người phụ trách xem xét và ẩn đi nếu gây hại.
- Không ai phải cho biết tên thật, trường học hay địa chỉ để bình luận, và cũng không nên hỏi người khác.

## Dành cho phụ huynh

- Hãy trò chuyện với con về những gì con đọc và cùng xem mức phân loại.
- Nếu có khoản thanh toán chưa được bạn đồng ý hoặc nội dung không nên hiển thị, hãy cho chúng tôi biết. Chúng tôi sẽ xem xét trước tiên.

## Liên hệ

Ý kiến và báo cáo về bảo vệ thanh thiếu niên xin gửi đến {{supportEmail}}.`,
  },
};
